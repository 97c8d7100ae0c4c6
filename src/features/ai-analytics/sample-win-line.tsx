import { useTranslation } from 'react-i18next'
import { directionOf } from '@/contract/language.ts'
import { WinLine } from '@/drawings/win-line.tsx'
import { useLanguage } from '@/platform/i18n/language.ts'
import { DataTable } from '@/ui/blocks/data-table.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { knockout, moments, peak, roundAndClock, roundMinutes, rounds } from './sample-bout.ts'

const rows = [...moments, knockout].map(({ minute, chance }) => ({
  ...roundAndClock(minute),
  minute,
  first: `${chance}%`,
  second: `${100 - chance}%`,
}))

/** The sample bout as a chart, and as a table that screen readers read as well. */
export function SampleWinLine() {
  const { t } = useTranslation('ai-analytics')
  const best = 100 - peak.chance
  return (
    <WinLine
      {...{ rounds, roundMinutes, moments, peak, knockout }}
      direction={directionOf(useLanguage())}
      first={t('line.first')}
      second={t('line.second')}
      caption={t('line.caption')}
      texts={{
        drawing: t('line.drawing', { peak: best }),
        rounds: Array.from({ length: rounds }, (_, index) => t('line.roundShort', { round: index + 1 })),
        peak: t('line.peak', { chance: best }),
        knockout: t('line.knockout', { clock: roundAndClock(knockout.minute).clock }),
      }}
    >
      <p className="note">{t('line.sample')}</p>
      <details>
        <summary className="link">{t('line.asTable')}</summary>
        <DataTable
          caption={t('line.tableCaption')}
          isCaptionHidden={false}
          columns={(['round', 'clock', 'first', 'second'] as const).map((column) => ({
            name: t(`line.${column}`),
          }))}
        >
          {rows.map(({ minute, round, clock, first, second }) => (
            <tr key={minute}>
              <th scope="row">{round}</th>
              {[clock, first, second].map((figure, index) => (
                <td key={index}>
                  <Ltr>{figure}</Ltr>
                </td>
              ))}
            </tr>
          ))}
        </DataTable>
      </details>
    </WinLine>
  )
}
