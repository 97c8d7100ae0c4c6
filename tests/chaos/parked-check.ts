import type { LeadTry } from '../sandbox/lead-inbox.ts'
import { idOf, keptOf } from './attempts.ts'

/** The fields of a stored row that the check needs. */
export type StoredRow = {
  id: number
  /** `sending`, `queued` or `parked`. */
  state: string
  because: string | null
  lastStatus: number | null
  told: boolean
}

/** A copy of the site's limit: the check must not use the code that it tests. */
const attempts = 30

/** The error in the reason of a parked row. Null if the reason is true. */
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
  if (because === 'exhausted') {
    const later = statuses.filter(isLater).length
    return later >= attempts ? null : `reported "stopped" after ${later} answers to come back later`
  }
  return `parked for no known reason (${because})`
}

/** The receiver says that it has it already, and that is true. */
export function isTrue409({ behaviour, body }: LeadTry, tries: readonly LeadTry[]): boolean {
  if (behaviour.kind !== 'status' || behaviour.status !== 409) return false
  return tries.some((attempt) => keptOf(attempt) && attempt.body.submissionId === body.submissionId)
}

const isLater = (status: number) => status === 408 || status === 425 || status === 429 || status >= 500
