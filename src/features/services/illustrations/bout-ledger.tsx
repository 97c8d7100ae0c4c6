import { useTranslation } from 'react-i18next'
import styles from './bout-ledger.module.css'

const moments = ['agreed', 'week', 'weighIn', 'night', 'after'] as const
const desks = ['athletes', 'events', 'finances', 'operations'] as const

/** The entries of each department at each stage of a bout. On narrow screens each stage is a separate block. */
export function BoutLedger() {
  const { t } = useTranslation('service-event-crm')
  return (
    <table className={styles.ledger}>
      <caption className="visually-hidden">{t('bout.caption')}</caption>
      <thead className="label soft">
        <tr>
          <th scope="col">{t('bout.moment')}</th>
          {desks.map((desk) => (
            <th key={desk} scope="col">
              {t(`desks.items.${desk}.title`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {moments.map((moment) => (
          <tr key={moment} data-tonight={moment === 'night' || undefined}>
            <th scope="row">{t(`bout.rows.${moment}.name`)}</th>
            {desks.map((desk) => (
              <td key={desk}>
                <span className={styles.desk} aria-hidden="true">
                  {t(`desks.items.${desk}.title`)}
                </span>
                {t(`bout.rows.${moment}.${desk}`)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
