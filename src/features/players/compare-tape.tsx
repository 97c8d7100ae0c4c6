import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Player } from '@/content/players.ts'
import { recordOf } from '@/content/records.ts'
import { isCombat } from '@/content/sports.ts'
import { formatNumber } from '@/platform/format.ts'
import { useLanguage } from '@/platform/language.ts'
import layout from '@/ui/layout.module.css'
import { Ltr } from '@/ui/ltr.tsx'
import { measureRows } from './compare-measures.ts'
import styles from './compare-tape.module.css'
import { recordText } from './record-text.ts'

type CompareTapeProps = { red: Player; blue: Player }

/** Measure by measure from a spine in the middle. */
export function CompareTape({ red, blue }: CompareTapeProps) {
  const { t } = useTranslation(['compare', 'demo', 'divisions'])
  const language = useLanguage()
  const isSameSport = red.sport === blue.sport
  const figure = (value: number, isRate: boolean) => (
    <Ltr>
      {isRate ? `${formatNumber(Math.round(value * 100), language)}%` : formatNumber(value, language)}
    </Ltr>
  )
  return (
    <div>
      <h2 className={layout.visuallyHidden}>{t('numbers')}</h2>
      <table className={styles.tape}>
        <thead className={layout.visuallyHidden}>
          <tr>
            <th scope="col">{red.name[language]}</th>
            <th scope="col">{t('measure')}</th>
            <th scope="col">{blue.name[language]}</th>
          </tr>
        </thead>
        <tbody>
          <Row
            measure={t('measures.record')}
            red={<Ltr>{recordText(recordOf(red))}</Ltr>}
            blue={<Ltr>{recordText(recordOf(blue))}</Ltr>}
          />
          {measureRows(red, blue).map((row) => (
            <Row
              key={row.measure}
              measure={t(`measures.${row.measure}`)}
              red={figure(row.red.value, row.isRate)}
              blue={figure(row.blue.value, row.isRate)}
              shares={[row.red.share, row.blue.share]}
            />
          ))}
          <Row
            measure={isSameSport ? t('measures.division') : t('measures.sport')}
            red={isSameSport ? t(`divisions:division.${red.division}`) : t(`demo:sport.${red.sport}`)}
            blue={isSameSport ? t(`divisions:division.${blue.division}`) : t(`demo:sport.${blue.sport}`)}
          />
          {isSameSport && (
            <Row
              measure={t(`measures.stance.${isCombat(red.sport) ? 'combat' : 'match'}`)}
              red={t(`divisions:stance.${red.stance}`)}
              blue={t(`divisions:stance.${blue.stance}`)}
            />
          )}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = {
  measure: string
  red: ReactNode
  blue: ReactNode
  /** How much of their room the bars take, 0 to 100. */
  shares?: readonly [red: number, blue: number]
}

function Row({ measure, red, blue, shares }: RowProps) {
  return (
    <tr>
      <td>
        {red}
        {shares && <Bar share={shares[0]} />}
      </td>
      <th scope="row">{measure}</th>
      <td>
        {blue}
        {shares && <Bar share={shares[1]} />}
      </td>
    </tr>
  )
}

function Bar({ share }: { share: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect width={share} height={6} />
    </svg>
  )
}
