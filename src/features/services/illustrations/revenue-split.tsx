import { useTranslation } from 'react-i18next'
import { revenueSplit } from '@/content/services/service-facts.ts'
import { Ltr } from '@/ui/ltr.tsx'
import styles from './revenue-split.module.css'

const percent = (share: number) => `${share}%`

/** A hundred tickets, coloured by source of income. The table below contains the same figures. */
export function RevenueSplit() {
  const { t } = useTranslation('service-live-streaming')
  const [payPerView, sponsorship, advertising] = revenueSplit
  const sources = revenueSplit.flatMap(({ id, share }) => Array.from({ length: share }, () => id))
  return (
    <div className={styles.split}>
      <div
        className={styles.tickets}
        role="img"
        aria-label={t('split.drawing', {
          payPerView: percent(payPerView.share),
          sponsorship: percent(sponsorship.share),
          advertising: percent(advertising.share),
        })}
      >
        {sources.map((source, index) => (
          <i key={index} data-source={source} />
        ))}
      </div>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('split.caption')}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('split.source')}</th>
            <th scope="col">{t('split.what')}</th>
            <th scope="col">{t('split.share')}</th>
          </tr>
        </thead>
        <tbody>
          {revenueSplit.map(({ id, share }) => (
            <tr key={id} data-source={id}>
              <th scope="row">{t(`split.rows.${id}.name`)}</th>
              <td className="soft">{t(`split.rows.${id}.what`)}</td>
              <td className={styles.share}>
                <Ltr>{percent(share)}</Ltr>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
