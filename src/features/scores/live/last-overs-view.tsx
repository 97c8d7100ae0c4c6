import { useTranslation } from 'react-i18next'
import type { FeedMatch } from '@/platform/live-scores/feed.ts'
import table from '@/ui/table.module.css'
import { Ltr } from '@/ui/ltr.tsx'
import { Figure } from '../unknown.tsx'
import { getLastOvers, maxOvers } from './last-overs.ts'
import styles from './last-overs.module.css'

/** The last completed overs. Always as many columns, so that nothing moves when an over is completed. */
export function LastOvers({ match }: { match: FeedMatch }) {
  const { t } = useTranslation(['live', 'scores'])
  const last = getLastOvers(match)
  if (!last) return null
  const { overs, runs, wickets } = last
  const columns = Array.from({ length: maxOvers }, (_, index) => overs[index])
  return (
    <table className={`${table.data} ${styles.overs}`}>
      <caption>
        <span className="note">{t('lastOvers', { count: overs.length })}</span>{' '}
        {overs.length > 0 && <Ltr numeral>{wickets === null ? runs : `${runs}/${wickets}`}</Ltr>}
      </caption>
      <thead>
        <tr>
          <th scope="row">{t('scores:over')}</th>
          {columns.map((column, index) =>
            column ? (
              <th key={index} scope="col">
                <Ltr>{column.over}</Ltr>
              </th>
            ) : (
              <td key={index} />
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {(['runs', 'wickets'] as const).map((figure) => (
          <tr key={figure}>
            <th scope="row">{t(`scores:columns.${figure}Long`)}</th>
            {columns.map((column, index) => (
              <td key={index}>{column && <Figure value={column[figure]} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
