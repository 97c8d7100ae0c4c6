import { useTranslation } from 'react-i18next'
import type { Player } from '@/content/players/types.ts'
import { recordText } from '@/content/bouts/record-text.ts'
import { getRecord } from '@/content/bouts/records.ts'
import { sports } from '@/content/sports.ts'
import { useNow } from '@/platform/device/clock.ts'
import { formatNumber, formatPercent } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Ltr } from '@/ui/ltr.tsx'
import tape from '@/drawings/athlete/tape.module.css'
import { TapeRow } from '@/drawings/athlete/tape.tsx'
import { measureRows } from '@/content/players/measures.ts'

/** Compares two players around a central column. */
export function CompareTape({ red, blue }: { red: Player; blue: Player }) {
  const { t } = useTranslation(['players', 'demo'])
  const language = useLanguage()
  const now = useNow()
  const isSameSport = red.sport === blue.sport
  const figure = (value: number, isRate: boolean) => (
    <Ltr>{isRate ? formatPercent(value, language) : formatNumber(value, language)}</Ltr>
  )
  return (
    <div>
      <h2 className="visually-hidden">{t('compare.numbers')}</h2>
      <table className={tape.tape}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{red.name[language]}</th>
            <th scope="col">{t('compare.measure')}</th>
            <th scope="col">{blue.name[language]}</th>
          </tr>
        </thead>
        <tbody>
          <TapeRow
            measure={t('compare.measures.record')}
            red={<Ltr>{recordText(getRecord(red), language)}</Ltr>}
            blue={<Ltr>{recordText(getRecord(blue), language)}</Ltr>}
          />
          {measureRows(red, blue, now).map((row) => (
            <TapeRow
              key={row.measure}
              measure={t(`compare.measures.${row.measure}`)}
              red={figure(row.red.value, row.isRate)}
              blue={figure(row.blue.value, row.isRate)}
              shares={[row.red.share, row.blue.share]}
            />
          ))}
          <TapeRow
            measure={isSameSport ? t('compare.measures.division') : t('compare.measures.sport')}
            red={
              isSameSport ? t(`demo:divisions.division.${red.division}`) : sports[red.sport].name[language]
            }
            blue={
              isSameSport ? t(`demo:divisions.division.${blue.division}`) : sports[blue.sport].name[language]
            }
          />
          {isSameSport && (
            <TapeRow
              measure={t(`compare.measures.stance.${sports[red.sport].kind}`)}
              red={t(`demo:divisions.stance.${red.stance}`)}
              blue={t(`demo:divisions.stance.${blue.stance}`)}
            />
          )}
        </tbody>
      </table>
    </div>
  )
}
