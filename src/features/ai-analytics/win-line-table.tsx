import { useTranslation } from 'react-i18next'
import { Ltr } from '@/ui/ltr.tsx'
import { ScrollBox } from '@/ui/scroll-box.tsx'
import table from '@/ui/table.module.css'
import { knockout, moments, roundAndClock } from './sample-bout.ts'
import styles from './win-line.module.css'

const rows = [...moments, knockout].map(({ minute, chance }) => ({
  ...roundAndClock(minute),
  minute,
  first: `${chance}%`,
  second: `${100 - chance}%`,
}))

/** The chart's figures as a table, also for screen readers. */
export function WinLineTable() {
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
