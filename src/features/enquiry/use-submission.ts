import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { config } from '@/config.ts'
import type { Enquiry } from '@/contract/enquiry.ts'
import { findReceipt } from '@/outbox/store.ts'
import { subscribeToOutbox } from '@/outbox/signals.ts'
import { blockReload } from '@/platform/device/busy.ts'
import { successChannel } from '@/platform/success-channel.ts'
import { notify, type ToastRequest } from '@/platform/toasts.ts'
import { useReturnedFocus } from '@/platform/use-returned-focus.ts'
import { queueEnquiry, submitEnquiry } from './send-or-queue.ts'
import {
  findSubmission,
  sentHere,
  finishSubmission,
  startSubmission,
  type Submission,
  type SubmissionResult,
  type EnquiryContents,
} from './submission.ts'

export type SentToast = Pick<ToastRequest, 'title' | 'body' | 'actions'>

/**
 * Submits a form with `contents`. `onAccepted` is called when the enquiry is sent or queued; until then the
 * form keeps its contents. `sentToast` returns the toast shown on success.
 */
export function useSubmission(
  contents: EnquiryContents,
  onAccepted: (enquiry: Enquiry) => void,
  sentToast: (enquiry: Enquiry) => SentToast,
  /** The subject, for the list of the visitor's messages. */
  label?: string,
) {
  const { t } = useTranslation('enquiry')
  const navigate = useNavigate()
  const [isSending, setIsSending] = useState(false)
  /** The enquiry that the failure toast offers to save. */
  const failed = useRef<Submission | null>(null)
  const isUnderWay = useRef(false)
  const returnFocusTo = useReturnedFocus(isSending)

  const reportSent = (enquiry: Enquiry) => {
    sentHere.set(enquiry.submissionId, enquiry)
    notify({ id: 'enquiry-sent', tone: 'good', ...sentToast(enquiry) })
  }

  const report = (submission: Submission, result: SubmissionResult) => {
    if (result.outcome === 'failed') {
      failed.current = submission
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
    finishSubmission(submission)
    onAccepted(submission.entry.enquiry)
    if (result.outcome === 'set aside') return // the outbox runner shows it
    successChannel.send()
    if (result.outcome === 'sent') reportSent(submission.entry.enquiry)
    else if (result.outcome === 'saved') {
      const body = result.isOnline ? t('saved.bodyOnline') : t('saved.body')
      notify({
        id: 'enquiry-saved',
        tone: 'saved',
        title: t('saved.title'),
        body,
        actions: [{ label: t('messages.title'), onPress: () => void navigate({ to: '/enquiries' }) }],
      })
    }
  }

  const keepFailed = async () => {
    const submission = failed.current
    failed.current = null // a double click saves only once
    if (submission) report(submission, await queueEnquiry(submission))
  }

  /** Sends the enquiry, or queues it when offline, and notifies the visitor of the outcome. */
  const submit = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    returnFocusTo(document.activeElement)
    dismissFormToasts() // the old one may offer to queue it, which must not happen while sending
    failed.current = null
    const release = blockReload()
    const submission = startSubmission(contents, label)
    // "Sending..." implies that the enquiry is stored on the device.
    const result = await submitEnquiry(submission, () => setIsSending(true))
    release()
    isUnderWay.current = false
    setIsSending(false)
    report(submission, result)
  }

  const findIdle = useEffectEvent(() => {
    const submission = findSubmission(contents)
    return submission?.underWay ? undefined : submission
  })

  /** Clears a form whose message was delivered later. The outbox runner reports a delivery that is new. */
  const clearDelivered = useEffectEvent(async () => {
    const submission = findIdle()
    if (!submission) return
    const receipt = await findReceipt(submission.entry.enquiry.submissionId).catch(() => undefined)
    if (!receipt || findIdle() !== submission) return // the visitor may have typed since
    notify({ dismiss: 'enquiry' })
    finishSubmission(submission)
    onAccepted(submission.entry.enquiry)
    if (receipt.told) reportSent(submission.entry.enquiry)
  })
  useEffect(() => void clearDelivered()) // after every render, because the draft is restored in a later one
  useEffect(() => subscribeToOutbox(() => void clearDelivered()), [])

  return { isSending, submit }
}

/** Dismisses the toasts about the last attempt. Screen readers would not announce an identical replacement. */
export function dismissFormToasts(): void {
  for (const id of ['enquiry', 'enquiry-sent', 'enquiry-saved']) notify({ dismiss: id })
}
