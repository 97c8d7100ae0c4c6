import { useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { departmentName } from '@/content/departments.ts'
import { referenceOf } from '@/contract/enquiry.ts'
import { outboxLimits } from '@/outbox/policy.ts'
import type { Receipt } from '@/outbox/entry.ts'
import { formatDate, formatTime } from '@/lib/format/format.ts'
import { leftToRight } from '@/lib/format/left-to-right.ts'
import { localTimeZone } from '@/lib/format/zone.ts'
import { openEnquiryWith } from '@/platform/enquiry-message.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Button } from '@/ui/button.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Row, Rows } from '@/ui/blocks/row.tsx'
import { writeDraftAtom } from './draft/enquiry-draft.ts'
import { sentHere } from './submission.ts'

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
    <section className="stack">
      <h2 className="title-2">{t('messages.sent.heading')}</h2>
      <Rows>
        {receipts.slice(0, outboxLimits.receiptsShown).map(({ submissionId, formTitle, label, sentAt }) => (
          <Row
            key={submissionId}
            lead={<Icon name="check" />}
            title={<bdi>{label ? departmentName(label, language) : t(`messages.forms.${formTitle}`)}</bdi>}
            note={t('messages.sent.item', {
              date: formatDate(new Date(sentAt), language, 'long', zone),
              time: formatTime(new Date(sentAt), language, zone),
              reference: leftToRight(referenceOf(submissionId)),
            })}
            end={
              formTitle !== 'Newsletter' && (
                <Button tone="bare" size="small" onClick={() => correct(submissionId)}>
                  {t('messages.sent.correct')}
                </Button>
              )
            }
          />
        ))}
      </Rows>
      <p className="note">{t('messages.sent.privacy', { days: outboxLimits.receiptDays })}</p>
    </section>
  )
}
