import type { LeadTry } from '../sandbox/lead-inbox.ts'
import type { Form } from './page-scripts.ts'
import type { ToastKind } from './toasts.ts'
import {
  faultOfParked,
  idOf,
  is409,
  isTrue409,
  isWithoutArrival,
  keptOf,
  story,
  type StoredRow,
} from './attempts.ts'

/**
 * Result of one attempt. `nothing`: no toast before the timeout. `interrupted`: the page ended after Send was pressed,
 * before it showed a result.
 */
type ToastRecord = 'sent' | 'saved' | 'failed' | 'set aside' | 'nothing' | 'interrupted'

/** One enquiry. Its content is unique within the seed. */
export class WrittenEnquiry {
  readonly id: number
  readonly form: Form
  readonly step: number
  /** How many times the visitor submitted it unchanged from the same form. */
  writes = 0
  readonly toasts: ToastRecord[] = []
  /** In at least one attempt, the page ended before it showed a result. */
  wasCutOff = false
  /** The page showed "Failed" and the form no longer had the content. */
  areWordsGone = false
  /** Storage was writable when Send was pressed. */
  isStorable = true
  /** When the page reported the last press and "Sending..." (ms). Null if it did not. */
  pressedAt: number | null = null
  shownAt: number | null = null
  /** When Send was first pressed (ms). */
  begunAt = Infinity
  /** When the page reported that it deleted the message, or replaced it by a correction (ms). */
  deletedAt = Infinity
  correctedAt = Infinity
  /** How many attempts the receiver had recorded before the last press. */
  triesBefore = 0

  constructor(id: number, form: Form, step: number) {
    this.id = id
    this.form = form
    this.step = step
  }
}

export const emailOf = (seed: number, id: number) => `no${id}.seed${seed}@example.com`

/**
 * The page shows "Sending..." once the row is stored. If it ends this soon after the press, it had no time to store it.
 */
const hairMs = 250

/** All enquiries of one seed, and the reports to the visitor that were wrong. */
export class EnquiryLog {
  readonly enquiries: WrittenEnquiry[] = []
  readonly wrongToasts: string[] = []
  /** When a tab, the browser or the network was interrupted (ms). A response at that time may be lost. */
  readonly troubles: number[] = []
  /** Pressed just before the end: they count as not submitted. Printed, so that a rise is visible. */
  pressedAtEnd = 0
  reportedSentLater = 0
  /** Deletions and corrections that the page refused, because the message was being sent. */
  refusedChanges = 0
  private lastPageEndAt = 0
  private wasParkedReported = false
  private readonly foundParked = new Set<number>()

  trouble() {
    this.troubles.push(Date.now())
  }

  /** A page may have ended while it was sending. */
  pageEnd() {
    this.lastPageEndAt = Date.now()
  }

  /** Whether the receiver can claim falsely to have an enquiry: no attempt so far may have reached it. */
  isLieSafe(id: number, tries: readonly LeadTry[]): boolean {
    const begunAt = this.enquiries[id]?.begunAt ?? 0
    return begunAt > this.lastPageEndAt && triesOf({ id }, tries).every(isWithoutArrival)
  }

  wasTrouble(from: number, to: number): boolean {
    return this.troubles.some((at) => at >= from && at <= to)
  }

  newEnquiry(form: Form, step: number): WrittenEnquiry {
    const enquiry = new WrittenEnquiry(this.enquiries.length, form, step)
    this.enquiries.push(enquiry)
    return enquiry
  }

  hear(said: ToastKind) {
    if (said.kind === 'sent later') this.reportedSentLater += said.count
    if (said.kind === 'parked') this.wasParkedReported = true
    if (said.kind !== 'unexpected') return
    const fault = `unexpected toast: "${said.title}"`
    if (!this.wrongToasts.includes(fault)) this.wrongToasts.push(fault)
  }

  /** Records that the form with this email was submitted or shows "Sending...". */
  hearForm(what: 'pressed' | 'sending', email: string) {
    const enquiry = this.enquiries[idOf({ email })]
    if (enquiry && what === 'pressed') enquiry.pressedAt ??= Date.now()
    if (enquiry && what === 'sending') enquiry.shownAt ??= Date.now()
  }

  beginAttempt(enquiry: WrittenEnquiry, tries: readonly LeadTry[], isStorable: boolean) {
    enquiry.writes += 1
    enquiry.begunAt = Math.min(enquiry.begunAt, Date.now())
    enquiry.isStorable = isStorable
    enquiry.pressedAt = null
    enquiry.shownAt = null
    enquiry.triesBefore = triesOf(enquiry, tries).length
  }

  /**
   * Records an interruption if "Sending..." was shown, the receiver saw an attempt, or Send was pressed more than
   * `hairMs` earlier. No page can store an enquiry within `hairMs`.
   */
  interrupt(enquiry: WrittenEnquiry, tries: readonly LeadTry[], at: number) {
    enquiry.wasCutOff = true
    const { pressedAt, shownAt, triesBefore } = enquiry
    const isSeen = (shownAt ?? Infinity) <= at || triesOf(enquiry, tries).length > triesBefore
    if (pressedAt === null && !isSeen) return
    if (isSeen || at - (pressedAt ?? 0) > hairMs) enquiry.toasts.push('interrupted')
    else this.pressedAtEnd += 1
  }

  /** Called when the toast appears: it must be true now. */
  judgeToast(enquiry: WrittenEnquiry, said: ToastRecord, tries: readonly LeadTry[]) {
    enquiry.toasts.push(said)
    const own = triesOf(enquiry, tries)
    const blame = (fault: string) => this.wrongToasts.push(`${enquiryName(enquiry)}: ${fault}: ${story(own)}`)
    if (said === 'sent' && !own.some(keptOf)) blame('reported "sent", never received')
    if (said === 'nothing') blame('no toast')
    const last = own.at(-1)
    if (said === 'set aside' && !is409(last)) blame('reported "unconfirmed" without a 409')
    if (said !== 'failed' || !last?.answered || this.wasTrouble(last.at - 500, Date.now())) return
    if (keptOf(last)) blame('reported "failed", was received and answered')
    else if (isTrue409(last, own)) blame('reported "failed", and the receiver said that it has it')
  }

  /** Checks that every enquiry reported as saved is stored, was delivered, or was deleted by the visitor. */
  judgeSaved(rows: readonly StoredRow[], tries: readonly LeadTry[]) {
    const delivered = tries.filter(keptOf).map(({ body }) => idOf(body))
    const there = new Set([...rows.map(({ id }) => id), ...delivered])
    for (const enquiry of this.enquiries) {
      const isAccounted = there.has(enquiry.id) || enquiry.deletedAt < Infinity
      if (enquiry.toasts.at(-1) !== 'saved' || isAccounted) continue
      const fault = `${enquiryName(enquiry)}: reported "saved", neither on disk nor delivered`
      if (!this.wrongToasts.includes(fault)) this.wrongToasts.push(fault)
    }
  }

  judgeParked(rows: readonly StoredRow[], tries: readonly LeadTry[]) {
    for (const row of rows) {
      if (row.state !== 'parked' || this.foundParked.has(row.id)) continue
      const fault = faultOfParked(row, tries)
      if (fault === null) continue
      this.foundParked.add(row.id)
      this.wrongToasts.push(`no. ${row.id}: ${fault}: ${story(triesOf(row, tries))}`)
    }
  }

  /** Checks that every parked enquiry has had a toast. Call it once a visible page is idle. */
  judgeParkedToasts(rows: readonly StoredRow[]) {
    const parked = rows.filter(({ state }) => state === 'parked')
    for (const { id } of parked.filter((row) => !row.told)) {
      this.wrongToasts.push(`no. ${id}: parked without a toast`)
    }
    if (parked.some(({ told }) => told) && !this.wasParkedReported) {
      this.wrongToasts.push('parked and marked as reported, but no toast was seen')
    }
  }
}

export const enquiryName = ({ id, step, form }: WrittenEnquiry) => `no. ${id} (step ${step}, ${form})`

export const triesOf = ({ id }: { id: number }, tries: readonly LeadTry[]) =>
  tries.filter(({ body }) => idOf(body) === id)
