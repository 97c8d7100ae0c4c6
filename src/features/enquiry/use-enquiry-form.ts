import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Enquiry } from '@/contract/enquiry.ts'
import { focusFirstInvalid } from '@/platform/focus-first-invalid.ts'
import { notify } from '@/platform/toasts.ts'
import { checkDraft, cleanDraft, isComplete, type DraftProblems } from './draft/check-draft.ts'
import type { Draft } from './draft/enquiry-draft.ts'
import { useSentToast } from './sent-toast.ts'
import { dismissFormToasts, useSubmission } from './use-submission.ts'

/** Validates a form, reports missing fields, and sends or queues the enquiry. */
export function useEnquiryForm(
  formTitle: 'Popup Form' | 'Contact Page',
  draft: Draft,
  onAccepted: (enquiry: Enquiry) => void,
  label?: string,
) {
  const { t } = useTranslation('enquiry')
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<DraftProblems>({})
  const contents = { ...cleanDraft(draft), formTitle }
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
