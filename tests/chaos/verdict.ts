import type { LeadTry } from '../sandbox/lead-inbox.ts'
import { enquiryName, triesOf, type EnquiryLog } from './enquiry-log.ts'
import { idOf, keptOf, story, type StoredRow } from './attempts.ts'

export type SeedVerdict = ReturnType<typeof judgeSeed>

type Evidence = {
  seconds: number
  log: EnquiryLog
  tries: readonly LeadTry[]
  /** The rows left after recovery, parked or queued. */
  rows: readonly StoredRow[]
  /** Ids that the receiver never answers, which may stay queued. */
  poisoned: ReadonlySet<number>
  /** Unusable pages and the errors that pages threw. */
  broken: readonly string[]
}

/** A response counts as lost if an interruption is within this time of its request. */
const aroundMs = 10_000

/** The counts and faults are printed in this order. */
export function judgeSeed({ seconds, log, tries, rows, poisoned, broken }: Evidence) {
  const delivered = new Set(tries.filter(keptOf).map(({ body }) => idOf(body)))
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const counts = {
    written: log.enquiries.length,
    delivered: delivered.size,
    parked: 0,
    /** The receiver claimed to have it, and nothing proved it. */
    'set aside': 0,
    deleted: 0,
    'change refused': log.refusedChanges,
    'still queued': 0,
    /** The text stayed in the form, and the visitor gave up. */
    'abandoned after "failed"': 0,
    /** The page closed while the fields were filled in: Send was never pressed. */
    'not pressed': 0,
    /** Those that were pressed just before the end. See `EnquiryLog.interrupt`. */
    'pressed at the end': log.pressedAtEnd,
    'could not be stored': 0,
  }
  const faults: Record<
    'two ids' | 'sent after a change' | 'repeated' | 'stuck' | 'lost' | 'reported wrongly' | 'broken',
    string[]
  > = {
    'two ids': [],
    'sent after a change': [],
    repeated: [],
    stuck: [],
    lost: [],
    'reported wrongly': [...log.wrongToasts],
    broken: [...broken],
  }
  for (const enquiry of log.enquiries) {
    const own = triesOf(enquiry, tries)
    const account = `${enquiryName(enquiry)}: reported ${enquiry.toasts.join(', ')}; ${story(own)}`
    const row = rowOf.get(enquiry.id)
    const identities = [...new Set(own.map(({ body }) => body.submissionId))]
    // A correction and a message that the visitor sends as a new one have another id.
    const others = Number(enquiry.correctedAt < Infinity) + Number(row?.because === 'unconfirmed')
    if (identities.length > 1 + others) faults['two ids'].push(account)
    const [first] = identities
    if (
      own.some(
        ({ body, at }) => at > enquiry.correctedAt && body.submissionId === first && identities.length > 1,
      )
    )
      faults['sent after a change'].push(`corrected, ${account}`)
    if (own.some(({ at }) => at > enquiry.deletedAt))
      faults['sent after a change'].push(`deleted, ${account}`)
    const isRepeated = own.filter(keptOf).some((_, index, kept) => {
      const before = kept[index - 1]
      return before?.answered && !log.wasTrouble(before.at - aroundMs, before.at + aroundMs)
    })
    if (isRepeated) faults.repeated.push(account)
    // Counted before the visitor sends it by hand.
    if (row?.because === 'unconfirmed') counts['set aside'] += 1
    if (delivered.has(enquiry.id) || row?.because === 'unconfirmed') continue
    const last = enquiry.toasts.at(-1)
    if (row?.state === 'parked') counts['parked'] += 1
    else if (row) {
      counts['still queued'] += 1
      if (!poisoned.has(enquiry.id)) faults.stuck.push(account)
    } else if (enquiry.deletedAt < Infinity) counts.deleted += 1
    else if (last === undefined) counts['not pressed'] += 1
    else if (last === 'failed' && !enquiry.areWordsGone) counts['abandoned after "failed"'] += 1
    // Without storage and network, a page can neither store nor send an enquiry, and it did not report success.
    else if (last === 'interrupted' && !enquiry.isStorable) counts['could not be stored'] += 1
    else faults.lost.push(account)
  }
  // If the page ends right after "failed", the stored enquiry is still sent: nobody can have read the toast.
  const later = log.enquiries.filter(
    ({ id, toasts, wasCutOff }) =>
      delivered.has(id) && (wasCutOff || toasts.includes('saved') || toasts.includes('failed')),
  )
  if (log.reportedSentLater > later.length) {
    faults['reported wrongly'].push(`${log.reportedSentLater} reported as sent later, ${later.length} were`)
  }
  return { seconds, counts, faults }
}

export function faultsOf({ faults }: SeedVerdict): string[] {
  return Object.entries(faults).flatMap(([kind, found]) => found.map((fault) => `${kind}: ${fault}`))
}

export function summarise({ seconds, counts, faults }: SeedVerdict): string {
  const found = Object.entries(faults).map(([kind, { length }]) => [kind, length] as const)
  const figures = [...Object.entries(counts), ...found, ['seconds', Math.round(seconds)] as const]
  return figures.map(([name, figure]) => `${name} ${figure}`).join(' · ')
}
