import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { config } from '@/config.ts'
import type { Enquiry } from '@/contract/enquiry.ts'
import { holdPage } from '@/platform/busy.ts'
import { noteGoodMoment } from '@/platform/good-moment.ts'
import { dismissNotice, notify } from '@/platform/notices.ts'
import { useReturnedFocus } from './focus.ts'
import { keepEnquiry, submitEnquiry, type SubmissionResult } from './send-or-keep.ts'

type UnsentEnquiry = Omit<Enquiry, 'submissionId' | 'pageUrl'>

/** An enquiry that the visitor has submitted and that has not left their hands. */
type Tried = { enquiry: Enquiry; words: string; mayHaveArrived: boolean }

type Submission = {
  isSending: boolean
  /** Sends, or keeps when offline, and tells the visitor what became of it. */
  submit: (enquiry: UnsentEnquiry) => Promise<void>
}

/**
 * One form's way out. `onAccepted` runs when the enquiry has left the visitor's hands: sent, or saved on this device;
 * until then the form keeps what was typed. `sentNotice` words the success.
 */
export function useSubmission(
  onAccepted: (enquiry: Enquiry) => void,
  sentNotice: { title: string; body: string },
): Submission {
  const { t } = useTranslation('enquiry')
  const [isSending, setIsSending] = useState(false)
  const last = useRef<Tried | null>(null)
  const returnFocusTo = useReturnedFocus(isSending)

  /** The same words are the same enquiry, from whatever page: trying again repeats the identity. */
  const identify = (unsent: UnsentEnquiry): Tried => {
    const words = JSON.stringify(unsent)
    if (last.current?.words === words) return last.current
    const enquiry = { ...unsent, pageUrl: location.href, submissionId: crypto.randomUUID() }
    return (last.current = { enquiry, words, mayHaveArrived: false })
  }

  const accept = (enquiry: Enquiry) => {
    last.current = null
    onAccepted(enquiry)
    noteGoodMoment()
  }

  const keep = async (tried: Tried) => {
    if (last.current !== tried) return // pressed twice, or sent meanwhile
    last.current = null
    tell(tried, await keepEnquiry(tried.enquiry, tried.mayHaveArrived))
  }

  const tell = (tried: Tried, result: SubmissionResult) => {
    const { enquiry } = tried
    switch (result.outcome) {
      case 'sent':
        accept(enquiry)
        notify({ id: 'enquiry', tone: 'good', ...sentNotice })
        return
      case 'saved':
        accept(enquiry)
        notify({ id: 'enquiry', tone: 'saved', title: t('saved.title'), body: t('saved.body') })
        return
      case 'failed':
        last.current = { ...tried, mayHaveArrived: result.unanswered }
        notify({
          id: 'enquiry',
          tone: 'bad',
          title: t('failed.title'),
          body: t('failed.body', { email: config.email }),
          sticky: true,
          actions: [{ label: t('failed.keep'), onPress: keepLast }],
        })
    }
  }

  const keepLast = () => {
    if (last.current) void keep(last.current)
  }

  const submit = async (unsent: UnsentEnquiry) => {
    const tried = identify(unsent)
    returnFocusTo(document.activeElement)
    dismissNotice('enquiry') // what it offers must not happen while we send
    setIsSending(true)
    const release = holdPage()
    const result = await submitEnquiry(tried.enquiry, tried.mayHaveArrived)
    release()
    setIsSending(false)
    tell(tried, result)
  }

  return { isSending, submit }
}
