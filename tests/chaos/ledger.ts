import type { LeadTry } from '../sandbox/lead-inbox.ts'
import type { Form } from './in-page.ts'
import { faultOfParked, isTrue409, type StoredRow } from './parked.ts'
import type { Said } from './said.ts'
import { idOf, keptOf, story } from './tries.ts'

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

export const emailOf = (seed: number, id: number) => `no${id}.seed${seed}@example.com`

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
  private wasToldOfParked = false

  trouble() {
    this.troubles.push(Date.now())
  }

  hear(said: Said) {
    if (said.kind === 'sent later') this.toldSentLater += said.count
    if (said.kind === 'set aside') this.wasToldOfParked = true
    if (said.kind !== 'unexpected') return
    const fault = `told what nobody expects: "${said.title}"`
    if (!this.toldWrongly.includes(fault)) this.toldWrongly.push(fault)
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

  /** What is shown as set aside is so for the reason that is given. `passedMs`: since the first visit, by a right clock. */
  judgeParked(rows: readonly StoredRow[], tries: readonly LeadTry[], passedMs: number) {
    for (const row of rows) {
      if (row.state !== 'parked' || this.foundParked.has(row.id)) continue
      const fault = faultOfParked(row, tries, passedMs)
      if (fault === null) continue
      this.foundParked.add(row.id)
      const own = tries.filter(({ body }) => idOf(body) === row.id)
      this.toldWrongly.push(`no. ${row.id}: ${fault}: ${story(own)}`)
    }
  }

  /** At rest, with a page that is seen: the visitor knows of everything that was set aside. */
  judgeToldParked(rows: readonly StoredRow[]) {
    const parked = rows.filter(({ state }) => state === 'parked')
    for (const { id } of parked.filter((row) => !row.told)) {
      this.toldWrongly.push(`no. ${id}: set aside, and the visitor was not told`)
    }
    if (parked.some(({ told }) => told) && !this.wasToldOfParked) {
      this.toldWrongly.push('set aside and marked as told, and no notice was seen')
    }
  }
}
