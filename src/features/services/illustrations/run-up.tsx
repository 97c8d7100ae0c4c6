import { useTranslation } from 'react-i18next'
import { runUp } from '@/content/services/service-facts.ts'
import { Ltr } from '@/ui/ltr.tsx'
import { Tag } from '@/ui/tag.tsx'
import styles from './run-up.module.css'

/** The schedule before the event, counted back from the night: what is due, when, and who does it. */
export function RunUp() {
  const { t } = useTranslation('service-sporte-event-crm')
  return (
    <ol className={`ruled ${styles.runUp}`}>
      {runUp.map(({ id, days }) => (
        <li key={id} data-tonight={days === 0 || undefined}>
          <p className={`stack ${styles.when}`}>
            {days === 0 ? (
              <span className={styles.word}>{t('runup.night')}</span>
            ) : (
              <>
                <Ltr className={styles.days}>{days > 0 ? days : `+${-days}`}</Ltr>
                <span className="soft">{unit(days)}</span>
              </>
            )}
          </p>
          <div className="stack gap-2">
            <h3>{t(`runup.items.${id}.title`)}</h3>
            <p className="soft">{t(`runup.items.${id}.body`)}</p>
          </div>
          <p>
            <Tag tone={days === 0 ? 'key' : 'plain'}>{t(`runup.items.${id}.owner`)}</Tag>
          </p>
        </li>
      ))}
    </ol>
  )

  function unit(days: number): string {
    if (days < 0) return t('runup.after')
    return days <= 10 ? t('runup.beforeFew') : t('runup.before')
  }
}
