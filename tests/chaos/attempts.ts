import type { LeadTry } from '../sandbox/lead-inbox.ts'

/** The delivery attempts that the receiver recorded, and the rows that they left on the device. */

export function idOf(body: Record<string, unknown>): number {
  return Number(/^no(\d+)\./.exec(String(body.email))?.[1] ?? -1)
}

export const keptOf = ({ behaviour: { kind } }: LeadTry) =>
  kind === 'accept' || kind === 'slow' || kind === 'drop-answer'

/** Whether a toast has the reference or the email of another enquiry. */
export const isOfOther = (text: string, id: number, tries: readonly LeadTry[]): boolean =>
  tries.some(
    ({ body }) =>
      idOf(body) !== id &&
      [String(body.submissionId).slice(0, 8), String(body.email)].some((mark) => text.includes(mark)),
  )

export function story(tries: readonly LeadTry[]): string {
  if (tries.length === 0) return 'no attempt'
  return tries
    .map(({ body, behaviour, answered }) => {
      const status = 'status' in behaviour ? ` ${behaviour.status}` : ''
      return `${behaviour.kind}${status}${answered ? '' : ' (cut)'} as ${String(body.submissionId).slice(0, 4)}`
    })
    .join(', ')
}

export type StoredRow = {
  id: number
  /** `sending`, `queued` or `parked`. */
  state: string
  because: string | null
  lastStatus: number | null
  told: boolean
}

/** The site's limit, duplicated on purpose: the check must not share code with the implementation. */
const attempts = 30

/** Returns why the reason for parking a row is wrong. Null if it is true. */
export function faultOfParked(row: StoredRow, tries: readonly LeadTry[]): string | null {
  const { id, because, lastStatus } = row
  const own = tries.filter(({ body }) => idOf(body) === id)
  const statuses = own.flatMap(({ behaviour }) => (behaviour.kind === 'status' ? [behaviour.status] : []))
  const last = own.at(-1)
  if (because === 'refused') {
    if (last && lastStatus === 409 && isTrue409(last, own))
      return 'reported "could not be sent", was delivered'
    const isTrue = lastStatus !== null && !isLater(lastStatus) && statuses.includes(lastStatus)
    return isTrue ? null : `reported "refused" after ${lastStatus}`
  }
  if (because === 'unconfirmed') return is409(last) ? null : 'reported "unconfirmed" without a 409'
  if (because === 'exhausted') {
    const later = statuses.filter(isLater).length
    return later >= attempts ? null : `reported "stopped" after ${later} answers to come back later`
  }
  return `parked for no known reason (${because})`
}

export const is409 = (attempt: LeadTry | undefined): boolean =>
  attempt?.behaviour.kind === 'status' && attempt.behaviour.status === 409

/** Whether an attempt leaves the site without proof that the receiver was reached. */
export const isWithoutArrival = ({ behaviour }: LeadTry): boolean =>
  behaviour.kind === 'redirect' ||
  behaviour.kind === 'portal' ||
  behaviour.kind === 'reset' ||
  (behaviour.kind === 'status' && behaviour.status < 500)

/** True for a 409 of a receiver that does have the enquiry. */
export function isTrue409(answer: LeadTry, tries: readonly LeadTry[]): boolean {
  const { body } = answer
  if (!is409(answer)) return false
  return tries.some((attempt) => keptOf(attempt) && attempt.body.submissionId === body.submissionId)
}

const isLater = (status: number) => status === 408 || status === 425 || status === 429 || status >= 500
