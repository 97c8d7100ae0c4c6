import type { LeadTry } from '../sandbox/lead-inbox.ts'
import type { Form } from './in-page.ts'

/** What the visitor read about one enquiry, right after writing it. */
export type Tell = { said: 'sent' | 'saved' | 'failed' | 'nothing'; at: number }

export type WrittenEnquiry = {
  id: number
  form: Form
  tab: number
  step: number
  /** How often the visitor submitted these words. */
  writes: number
  /** When the visitor first began to write it. */
  beganAt: number
  tells: Tell[]
  /** The tab or browser died before anything was said. */
  cutOff: boolean
  /** Read "failed" and left it at that. */
  gaveUp: boolean
}

/** A row of the outbox on disk, as far as the judgement needs it. */
export type StoredRow = { id: number; state: string; because: string | null; lastStatus: number | null }

export const emailOf = (seed: number, id: number) => `no${id}.seed${seed}@example.com`

export function idOf(body: Record<string, unknown>): number {
  return Number(/^no(\d+)\./.exec(String(body.email))?.[1] ?? -1)
}

export const keptOf = ({ behaviour: { kind } }: LeadTry) =>
  kind === 'accept' || kind === 'slow' || kind === 'drop-answer'

export const toldWell = (tell: Tell | undefined): boolean => tell?.said === 'sent' || tell?.said === 'saved'

/** Everything that was written in one seed, and every fault found. */
export class Ledger {
  readonly enquiries: WrittenEnquiry[] = []
  readonly toldWrongly: string[] = []
  /** When tabs, browser or network were taken away: an answer of that moment may be lost. */
  readonly troubles: number[] = []
  private readonly foundParked = new Set<number>()
  /** What the visitor was told of earlier messages. */
  toldSentLater = 0
  /** Titles of every other notice. */
  readonly otherNotices = new Set<string>()

  trouble() {
    this.troubles.push(Date.now())
  }

  wasTrouble(from: number, to: number): boolean {
    return this.troubles.some((at) => at >= from && at <= to)
  }

  byId(id: number): WrittenEnquiry | undefined {
    return this.enquiries[id]
  }

  /** Called at the moment of telling: what is said must be true now. */
  judgeTell(enquiry: WrittenEnquiry, said: Tell['said'], tries: readonly LeadTry[]) {
    enquiry.tells.push({ said, at: Date.now() })
    const own = tries.filter(({ body }) => idOf(body) === enquiry.id)
    const name = `no. ${enquiry.id} (step ${enquiry.step}, ${enquiry.form})`
    if (said === 'sent' && !own.some(keptOf)) {
      this.toldWrongly.push(`${name}: told "sent", never received: ${story(own)}`)
    }
    if (said === 'nothing') this.toldWrongly.push(`${name}: told nothing: ${story(own)}`)
    const last = own.at(-1)
    if (said !== 'failed' || !last || this.wasTrouble(last.at - 500, Date.now())) return
    if (!last.answered) return
    if (keptOf(last))
      this.toldWrongly.push(`${name}: told "failed", was received and answered: ${story(own)}`)
    else if (isTrue409(last, own)) {
      this.toldWrongly.push(`${name}: told "failed", and the receiver said that it has it: ${story(own)}`)
    }
  }

  /** After a step, or after the browser died: what was said to be saved is on disk or was delivered. */
  judgeSaved(rows: readonly StoredRow[], tries: readonly LeadTry[]) {
    const there = new Set([
      ...rows.map(({ id }) => id),
      ...tries.filter(keptOf).map(({ body }) => idOf(body)),
    ])
    for (const enquiry of this.enquiries) {
      const last = enquiry.tells.at(-1)
      if (last?.said !== 'saved' || there.has(enquiry.id)) continue
      this.toldWrongly.push(
        `no. ${enquiry.id} (step ${enquiry.step}): told "saved", neither on disk nor delivered`,
      )
      there.add(enquiry.id)
    }
  }

  /** What is shown as set aside must not be something that the receiver has said it has. */
  judgeParked(rows: readonly StoredRow[], tries: readonly LeadTry[]) {
    for (const row of rows) {
      if (row.state !== 'parked' || this.foundParked.has(row.id)) continue
      const own = tries.filter(({ body }) => idOf(body) === row.id)
      const last = own.at(-1)
      if (last && row.lastStatus === 409 && isTrue409(last, own)) {
        this.foundParked.add(row.id)
        this.toldWrongly.push(`no. ${row.id}: told "could not be sent", was delivered: ${story(own)}`)
      }
    }
  }
}

function isTrue409(last: LeadTry, own: readonly LeadTry[]): boolean {
  const { behaviour, body } = last
  if (behaviour.kind !== 'status' || behaviour.status !== 409) return false
  return own.some((attempt) => keptOf(attempt) && attempt.body.submissionId === body.submissionId)
}

/** The attempts of one enquiry as the receiver saw them. */
export function story(tries: readonly LeadTry[]): string {
  if (tries.length === 0) return 'no attempt'
  return tries
    .map(({ body, behaviour, answered }) => {
      const status = 'status' in behaviour ? ` ${behaviour.status}` : ''
      return `${behaviour.kind}${status}${answered ? '' : ' (cut)'} as ${String(body.submissionId).slice(0, 4)}`
    })
    .join(', ')
}
