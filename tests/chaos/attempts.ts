import type { LeadTry } from '../sandbox/lead-inbox.ts'

/** The delivery attempts that the receiver recorded. */

export function idOf(body: Record<string, unknown>): number {
  return Number(/^no(\d+)\./.exec(String(body.email))?.[1] ?? -1)
}

export const keptOf = ({ behaviour: { kind } }: LeadTry) =>
  kind === 'accept' || kind === 'slow' || kind === 'drop-answer'

/** A one-line summary of one enquiry's attempts, as the receiver saw them. */
export function story(tries: readonly LeadTry[]): string {
  if (tries.length === 0) return 'no attempt'
  return tries
    .map(({ body, behaviour, answered }) => {
      const status = 'status' in behaviour ? ` ${behaviour.status}` : ''
      return `${behaviour.kind}${status}${answered ? '' : ' (cut)'} as ${String(body.submissionId).slice(0, 4)}`
    })
    .join(', ')
}
