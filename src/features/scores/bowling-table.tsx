import { useTranslation } from 'react-i18next'
import { cricketers } from '@/content/matches/cricketers.ts'
import { teams } from '@/content/matches/series.ts'
import type { InningsCard, InningsTotal, TeamCode } from '@/content/matches/types.ts'
import { useLanguage } from '@/platform/words/language.ts'
import layout from '@/ui/layout.module.css'
import { Ltr } from '@/ui/ltr.tsx'
import { ScrollBox } from '@/ui/scroll-box.tsx'
import table from '@/ui/table.module.css'
import { economy } from './cricket-figures.ts'
import { Figure, Unknown } from './unknown.tsx'

type BowlingTableProps = {
  /** The side that bats; the other one bowls. */
  batting: TeamCode
  innings: readonly [InningsTotal, InningsTotal]
  card: InningsCard
}

export function BowlingTable({ batting, innings, card }: BowlingTableProps) {
  const { t } = useTranslation('scoreboard')
  const language = useLanguage()
  const bowling = innings.find(({ team }) => team !== batting)?.team ?? batting
  const caption = t('bowlingOf', { team: teams[bowling].name[language] })
  const best = Math.max(...card.bowling.map((row) => row.wickets ?? -1))
  return (
    <ScrollBox label={caption}>
      <table className={table.data}>
        <caption className={layout.visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('columns.bowler')}</th>
            <th scope="col">
              <abbr title={t('columns.oversLong')}>{t('columns.overs')}</abbr>
            </th>
            <th scope="col">
              <abbr title={t('columns.maidensLong')}>{t('columns.maidens')}</abbr>
            </th>
            <th scope="col">
              <abbr title={t('columns.runsConcededLong')}>{t('columns.runs')}</abbr>
            </th>
            <th scope="col">
              <abbr title={t('columns.wicketsLong')}>{t('columns.wickets')}</abbr>
            </th>
            <th scope="col">
              <abbr title={t('columns.economyLong')}>{t('columns.economy')}</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {card.bowling.map((row) => (
            <tr key={row.player} className={row.wickets === best && best > 0 ? table.top : undefined}>
              <th scope="row">
                <bdi>{cricketers[row.player][language]}</bdi>
              </th>
              <td>{row.overs === null ? <Unknown /> : <Ltr>{row.overs}</Ltr>}</td>
              <td>
                <Figure value={row.maidens} />
              </td>
              <td>
                <Figure value={row.runs} />
              </td>
              <td className={table.key}>
                <Figure value={row.wickets} />
              </td>
              <td>
                <Figure value={economy(row)} decimals={2} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
