import { useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { departmentName } from '@/content/departments.ts'
import { referenceOf } from '@/contract/enquiry.ts'
import { outboxLimits } from '@/outbox/policy.ts'
import type { Receipt } from '@/outbox/entry.ts'
import { formatDate, formatTime } from '@/lib/format/format.ts'
import { isolated, leftToRight } from '@/lib/format/left-to-right.ts'
import { localTimeZone } from '@/lib/format/zone.ts'
import { openEnquiryWith } from '@/platform/enquiry-message.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Button } from '@/ui/button.tsx'
import { Icon } from '@/ui/icon.tsx'
import { writeDraftAtom } from './draft/enquiry-draft.ts'
import { sentHere } from './submission.ts'
import styles from './messages-page.module.css'

/** The latest messages that this device sent, without their text. */
export function SentMessages({ receipts }: { receipts: readonly Receipt[] }) {
  const { t } = useTranslation('enquiry')
  const language = useLanguage()
  const zone = localTimeZone() ?? undefined
  const writeDraft = useSetAtom(writeDraftAtom)

  const correct = (submissionId: string) => {
    const about = t('messages.sent.regarding', { reference: referenceOf(submissionId) })
    const sent = sentHere.get(submissionId)
    if (sent) writeDraft(about, { ...sent, message: `${about}\n\n${sent.message}` }, '')
    openEnquiryWith(about, `${about}\n\n`)
  }

  return (
    <section className={styles.sent}>
      <h2>{t('messages.sent.heading')}</h2>
      <ul>
        {receipts.slice(0, outboxLimits.receiptsShown).map(({ submissionId, formTitle, label, sentAt }) => (
          <li key={submissionId}>
            <Icon name="check" />
            {t('messages.sent.item', {
              form: label ? isolated(departmentName(label, language)) : t(`messages.forms.${formTitle}`),
              date: formatDate(new Date(sentAt), language, 'long', zone),
              time: formatTime(new Date(sentAt), language, zone),
              reference: leftToRight(referenceOf(submissionId)),
            })}
            {formTitle !== 'Newsletter' && (
              <Button tone="bare" size="small" className="push" onClick={() => correct(submissionId)}>
                {t('messages.sent.correct')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className="note">{t('messages.sent.privacy', { days: outboxLimits.receiptDays })}</p>
    </section>
  )
}
