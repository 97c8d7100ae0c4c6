import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { claims } from '@/content/claims.ts'
import { referenceOf, type Enquiry } from '@/contract/enquiry.ts'
import { leftToRight } from '@/lib/format/left-to-right.ts'
import { blockReload } from '@/platform/device/busy.ts'
import { copyText } from '@/platform/device/clipboard.ts'
import { focusFirstInvalid } from '@/platform/focus-first-invalid.ts'
import { notify } from '@/platform/toasts.ts'
import { checkDraft, cleanDraft, isComplete, type Draft, type DraftProblems } from './draft/check-draft.ts'
import { dismissFormToasts, useSubmission, type SentToast } from './use-submission.ts'

/** Validates a form, reports missing fields, and sends or queues the enquiry. */
export function useEnquiryForm(
  formTitle: 'Popup Form' | 'Contact Page',
  draft: Draft,
  isEmpty: boolean,
  onAccepted: (enquiry: Enquiry) => void,
  label?: string,
) {
  const { t } = useTranslation('enquiry')
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<DraftProblems>({})
  const contents = { ...cleanDraft(draft), formTitle }
  // An update must not reload the page while the visitor is typing.
  useEffect(() => (isEmpty ? undefined : blockReload()), [isEmpty])
  const { isSending, submit } = useSubmission(contents, onAccepted, useSentToast(), label)

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const found = checkDraft(draft, formTitle)
    setProblems(found)
    if (isComplete(found)) {
      void submit()
      return
    }
    if (Object.values(found).includes('missing')) {
      const body = formTitle === 'Contact Page' ? t('required.contactBody') : t('required.body')
      notify({ id: 'enquiry', tone: 'bad', title: t('required.title'), body })
    }
    focusFirstInvalid(form.current)
  }

  /** An edit outdates earlier errors and toasts. */
  const onEdit = () => {
    setProblems({})
    dismissFormToasts()
  }

  return { form, problems, isSending, onSubmit, onEdit }
}

const copied = ['firstName', 'lastName', 'email', 'phone', 'country', 'department', 'subject'] as const

/** The toast about a sent enquiry. It has the only copy of the text. */
function useSentToast() {
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
