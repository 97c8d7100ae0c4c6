import type { LeadTry } from '../sandbox/lead-inbox.ts'
import { idOf, keptOf } from './tries.ts'

/** A row of the outbox on disk, as far as the judgement needs it. */
export type StoredRow = {
  id: number
  state: string
  because: string | null
  lastStatus: number | null
  told: boolean
}

/** The site's own limits, written here once more: what judges must not be what is judged. */
const attempts = 30
const ageMs = 30 * 86_400_000

/** What is wrong with the reason for which a row was set aside; null where it is true. */
export function faultOfParked(
  { id, because, lastStatus }: StoredRow,
  tries: readonly LeadTry[],
  passedMs: number,
): string | null {
  const own = tries.filter(({ body }) => idOf(body) === id)
  const statuses = own.flatMap(({ behaviour }) => (behaviour.kind === 'status' ? [behaviour.status] : []))
  const last = own.at(-1)
  switch (because) {
    case 'refused':
      if (last && lastStatus === 409 && isTrue409(last, own)) {
        return 'told "could not be sent", was delivered'
      }
      return lastStatus !== null && !isLater(lastStatus) && statuses.includes(lastStatus)
        ? null
        : `told "refused" after ${lastStatus}`
    case 'exhausted': {
      const later = statuses.filter(isLater).length
      return later >= attempts ? null : `told "stopped" after ${later} answers to come back later`
    }
    case 'stuck': {
      const since = own[0]?.at ?? Number.POSITIVE_INFINITY
      const isTaken = (one: LeadTry) =>
        idOf(one.body) !== id && one.at >= since && (keptOf(one) || isTrue409(one, tries))
      return tries.some(isTaken) ? null : 'told that others went through, and none did'
    }
    case 'expired':
      return passedMs > ageMs ? null : `told "too old" after ${Math.round(passedMs / 86_400_000)} days`
    case null:
    default:
      return `set aside for no reason that is known (${because})`
  }
}

/** "I have it already", and it is true. */
export function isTrue409(last: LeadTry, tries: readonly LeadTry[]): boolean {
  const { behaviour, body } = last
  if (behaviour.kind !== 'status' || behaviour.status !== 409) return false
  return tries.some((attempt) => keptOf(attempt) && attempt.body.submissionId === body.submissionId)
}

const isLater = (status: number) => status === 408 || status === 425 || status === 429 || status >= 500
