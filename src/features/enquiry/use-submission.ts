import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { config } from '@/config.ts'
import type { Enquiry } from '@/contract/enquiry.ts'
import { holdPage } from '@/platform/device/busy.ts'
import { goodMoments } from '@/platform/good-moment.ts'
import { notify } from '@/platform/notices.ts'
import { useReturnedFocus } from './focus.ts'
import { keepEnquiry, submitEnquiry, type SubmissionResult } from './send-or-keep.ts'
import { forget, identify, remember, type Tried, type UnsentEnquiry } from './submission-identity.ts'

/**
 * How long a notice has to stand before it counts as read. A page that dies earlier leaves the identity behind: whoever
 * writes the same words again, because nothing was said, has not written another enquiry.
 */
const heardMs = 1_000

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
  /** What the notice of a failure offers to keep. */
  const failed = useRef<Tried | null>(null)
  const returnFocusTo = useReturnedFocus(isSending)

  const tell = (tried: Tried, result: SubmissionResult) => {
    if (result.outcome === 'failed') {
      void remember(tried, result.unanswered)
      failed.current = { ...tried, mayHaveArrived: result.unanswered }
      notify({
        id: 'enquiry',
        tone: 'bad',
        title: t('failed.title'),
        body: t('failed.body', { email: config.email }),
        sticky: true,
        actions: [{ label: t('failed.keep'), onPress: () => void keepFailed() }],
      })
      return
    }
    setTimeout(() => void forget(tried), heardMs)
    onAccepted(tried.enquiry)
    goodMoments.ask()
    if (result.outcome === 'sent') notify({ id: 'enquiry', tone: 'good', ...sentNotice })
    else {
      const body = result.isOnline ? t('saved.bodyOnline') : t('saved.body')
      notify({ id: 'enquiry', tone: 'saved', title: t('saved.title'), body })
    }
  }

  const keepFailed = async () => {
    const tried = failed.current
    failed.current = null // pressed twice, it is kept once
    if (tried) tell(tried, await keepEnquiry(tried.enquiry, tried.mayHaveArrived))
  }

  const submit = async (unsent: UnsentEnquiry) => {
    returnFocusTo(document.activeElement)
    notify({ dismiss: 'enquiry' }) // what it offers must not happen while we send
    failed.current = null
    setIsSending(true)
    const release = holdPage()
    const tried = await identify(unsent)
    await remember(tried, true) // whatever ends the page in mid-send, the same words are the same enquiry
    const result = await submitEnquiry(tried.enquiry, tried.mayHaveArrived)
    release()
    setIsSending(false)
    tell(tried, result)
  }

  return { isSending, submit }
}
