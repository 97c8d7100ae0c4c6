import { useTranslation } from 'react-i18next'
import type { Receipt } from '@/outbox/entry.ts'
import { formatAge } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Icon } from '@/ui/icon.tsx'
import styles from './waiting-page.module.css'

type DeliveryHistoryProps = { receipts: readonly Receipt[]; now: Date }

/** Receipts of enquiries that were delivered later, without their content. */
export function DeliveryHistory({ receipts, now }: DeliveryHistoryProps) {
  const { t } = useTranslation('enquiry')
  const language = useLanguage()
  const ago = (time: number) => formatAge(time, now, language)
  return (
    <section className={styles.history}>
      <h2>{t('waiting.history.heading')}</h2>
      <ul>
        {receipts.map(({ submissionId, formTitle, savedAt, sentAt }) => (
          <li key={submissionId}>
            <Icon name="check" />
            {t('waiting.history.item', {
              form: t(`waiting.forms.${formTitle}`),
              saved: ago(savedAt),
              sent: ago(sentAt),
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}
