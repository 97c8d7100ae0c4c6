import { useTranslation } from 'react-i18next'
import { referenceOf } from '@/contract/enquiry.ts'
import { outboxLimits } from '@/outbox/policy.ts'
import type { Receipt } from '@/outbox/entry.ts'
import { formatDate, formatTime } from '@/lib/format/format.ts'
import { leftToRight } from '@/lib/format/left-to-right.ts'
import { localTimeZone } from '@/lib/format/zone.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Icon } from '@/ui/icon.tsx'
import styles from './messages-page.module.css'

/** The latest messages that this device sent, without their text. */
export function SentMessages({ receipts }: { receipts: readonly Receipt[] }) {
  const { t } = useTranslation('enquiry')
  const language = useLanguage()
  const zone = localTimeZone() ?? undefined
  return (
    <section className={styles.sent}>
      <h2>{t('messages.sent.heading')}</h2>
      <ul>
        {receipts.slice(0, outboxLimits.receiptsShown).map(({ submissionId, formTitle, sentAt }) => (
          <li key={submissionId}>
            <Icon name="check" />
            {t('messages.sent.item', {
              form: t(`messages.forms.${formTitle}`),
              date: formatDate(new Date(sentAt), language, 'long', zone),
              time: formatTime(new Date(sentAt), language, zone),
              reference: leftToRight(referenceOf(submissionId)),
            })}
          </li>
        ))}
      </ul>
      <p className="note">{t('messages.sent.privacy', { days: outboxLimits.receiptDays })}</p>
    </section>
  )
}
