import { useTranslation } from 'react-i18next'
import { directionOf } from '@/contract/language.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Ltr } from '@/ui/ltr.tsx'
import { ScrollBox } from '@/ui/scroll-box.tsx'
import table from '@/ui/table.module.css'
import { knockout, moments, roundAndClock } from './sample-bout.ts'
import { WinLineDrawing } from './win-line-drawing.tsx'
import { compactLine, wideLine } from './win-line-geometry.ts'
import styles from './win-line.module.css'

/** Win probability over a bout, drawn once for wide and once for narrow screens, and as a table. */
export function WinLine() {
  const { t } = useTranslation('ai-analytics')
  const direction = directionOf(useLanguage())
  return (
    <figure>
      <figcaption className={`row ${styles.caption}`}>
        <b data-corner="a">{t('line.first')}</b>
        <span className="label soft">{t('line.caption')}</span>
        <b data-corner="b">{t('line.second')}</b>
      </figcaption>
      <WinLineDrawing box={wideLine} direction={direction} className={styles.roomy} />
      <WinLineDrawing box={compactLine} direction={direction} className={styles.narrow} />
      <p className={`small ${styles.sample}`}>{t('line.sample')}</p>
      <WinLineTable />
    </figure>
  )
}

const rows = [...moments, knockout].map(({ minute, chance }) => ({
  ...roundAndClock(minute),
  minute,
  first: `${chance}%`,
  second: `${100 - chance}%`,
}))

/** The chart's figures as a table, also for screen readers. */
function WinLineTable() {
  const { t } = useTranslation('ai-analytics')
  return (
    <details className={styles.asTable}>
      <summary className="link">{t('line.asTable')}</summary>
      <ScrollBox label={t('line.tableCaption')}>
        <table className={table.data}>
          <caption>{t('line.tableCaption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('line.round')}</th>
              <th scope="col">{t('line.clock')}</th>
              <th scope="col">{t('line.first')}</th>
              <th scope="col">{t('line.second')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ minute, round, clock, first, second }) => (
              <tr key={minute}>
                <th scope="row">{round}</th>
                <td>
                  <Ltr>{clock}</Ltr>
                </td>
                <td>
                  <Ltr>{first}</Ltr>
                </td>
                <td>
                  <Ltr>{second}</Ltr>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </details>
  )
}
