import { useTranslation } from 'react-i18next'
import { claims } from '@/content/claims.ts'
import { referenceOf, type Enquiry } from '@/contract/enquiry.ts'
import { leftToRight } from '@/lib/format/left-to-right.ts'
import { copyText } from '@/platform/device/clipboard.ts'
import { notify, type ToastRequest } from '@/platform/toasts.ts'

const copied = ['firstName', 'lastName', 'email', 'phone', 'country', 'department', 'subject'] as const

/** The toast about a sent enquiry. It has the only copy of the text. */
export function useSentToast() {
  const { t } = useTranslation('enquiry')

  const copy = async (enquiry: Enquiry) => {
    const reference = t('sent.reference', { reference: referenceOf(enquiry.submissionId) })
    const filled = copied.flatMap((field) => (enquiry[field] ? `${t(field)}: ${enquiry[field]}` : []))
    const isCopied = await copyText([reference, ...filled, '', enquiry.message].join('\n'))
    notify({
      id: 'enquiry-sent',
      tone: isCopied ? 'good' : 'bad',
      title: t(isCopied ? 'sent.copied' : 'sent.notCopied'),
      body: isolatedReference(enquiry),
    })
  }
  const isolatedReference = ({ submissionId }: Enquiry) =>
    t('sent.reference', { reference: leftToRight(referenceOf(submissionId)) })

  return (enquiry: Enquiry): SentToast => ({
    title: t('sent.title'),
    body: `${t('sent.body', { hours: claims.replyHours })} ${isolatedReference(enquiry)}`,
    actions: [{ label: t('sent.copy'), onPress: () => void copy(enquiry) }],
  })
}

export type SentToast = Pick<ToastRequest, 'title' | 'body' | 'actions'>
