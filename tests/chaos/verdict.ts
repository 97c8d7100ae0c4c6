import type { LeadTry } from '../sandbox/lead-inbox.ts'
import { toldWell, type Ledger, type WrittenEnquiry } from './ledger.ts'
import type { StoredRow } from './parked.ts'
import { idOf, keptOf, story } from './tries.ts'

export type Verdict = {
  seed: number
  seconds: number
  /** Different enquiries that the visitor submitted. */
  sent: number
  delivered: number
  setAside: number
  waiting: number
  gaveUp: number
  cutOff: number
  twoIdentities: string[]
  repeated: string[]
  outOfOrder: string[]
  lost: string[]
  stuck: string[]
  toldWrongly: string[]
  /** Pages that could not be used any more, and errors that they threw. */
  broken: string[]
}

const counts = ['sent', 'delivered', 'setAside', 'waiting', 'gaveUp', 'cutOff'] as const
const faults = ['twoIdentities', 'repeated', 'outOfOrder', 'stuck', 'lost', 'toldWrongly', 'broken'] as const

type Evidence = {
  seed: number
  seconds: number
  ledger: Ledger
  tries: readonly LeadTry[]
  /** On disk once everything had its chances: what is set aside, what still waits. */
  rows: readonly StoredRow[]
  /** May wait for ever: the receiver never answers them. */
  poisoned: ReadonlySet<number>
  broken: readonly string[]
}

/** How long a tab or the browser may be dead before the answer to a request counts as lost with it. */
const aroundMs = 10_000

export function judgeSeed({ seed, seconds, ledger, tries, rows, poisoned, broken }: Evidence): Verdict {
  const triesOf = new Map<number, LeadTry[]>()
  for (const attempt of tries) {
    const id = idOf(attempt.body)
    triesOf.set(id, [...(triesOf.get(id) ?? []), attempt])
  }
  const ownTries = (id: number) => triesOf.get(id) ?? []
  const delivered = new Set(tries.filter(keptOf).map(({ body }) => idOf(body)))
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const verdict: Verdict = {
    seed,
    seconds,
    sent: ledger.enquiries.length,
    delivered: delivered.size,
    setAside: 0,
    waiting: 0,
    gaveUp: 0,
    cutOff: 0,
    twoIdentities: [],
    repeated: [],
    outOfOrder: outOfOrder(ledger, ownTries),
    lost: [],
    stuck: [],
    toldWrongly: [...ledger.toldWrongly],
    broken: [...broken],
  }
  for (const enquiry of ledger.enquiries) {
    const own = ownTries(enquiry.id)
    const name = `no. ${enquiry.id} (step ${enquiry.step}, ${enquiry.form})`
    const kept = own.filter(keptOf)
    const identities = new Set(kept.map(({ body }) => body.submissionId))
    if (identities.size > 1) verdict.twoIdentities.push(`${name}: ${story(own)}`)
    for (const [index, attempt] of kept.entries()) {
      const before = kept[index - 1]
      if (!before || before.body.submissionId !== attempt.body.submissionId) continue
      // Whoever writes the same words again may send what was on its way already.
      const mayHaveLost =
        enquiry.writes > 1 ||
        !before.answered ||
        ledger.wasTrouble(before.at - aroundMs, before.at + aroundMs)
      if (!mayHaveLost) verdict.repeated.push(`${name}: ${story(own)}`)
    }
    if (delivered.has(enquiry.id)) continue
    const row = rowOf.get(enquiry.id)
    if (row?.state === 'parked') verdict.setAside += 1
    else if (row) {
      verdict.waiting += 1
      if (!poisoned.has(enquiry.id)) verdict.stuck.push(`${name}: ${story(own)}`)
    } else if (toldWell(enquiry.tells.at(-1)))
      verdict.lost.push(`${name}: ${history(enquiry)}; ${story(own)}`)
    else if (enquiry.cutOff) verdict.cutOff += 1
    else verdict.gaveUp += 1
  }
  const later = ledger.enquiries.filter(
    ({ id, tells }) => delivered.has(id) && tells.some(({ said }) => said === 'saved'),
  )
  if (ledger.toldSentLater > later.length) {
    verdict.toldWrongly.push(`${ledger.toldSentLater} told as sent later, ${later.length} were`)
  }
  return verdict
}

/** Of what was saved: whatever was written before and never failed must not be overtaken. */
function outOfOrder(ledger: Ledger, ownTries: (id: number) => LeadTry[]): string[] {
  const found: string[] = []
  const saved = ledger.enquiries
    .flatMap((enquiry) => {
      const last = enquiry.tells.at(-1)
      const arrivedAt = ownTries(enquiry.id).find(keptOf)?.at
      const wasSaved = last?.said === 'saved' && arrivedAt !== undefined && arrivedAt > last.at
      return wasSaved ? [{ enquiry, savedAt: last.at, arrivedAt }] : []
    })
    .toSorted((a, b) => a.savedAt - b.savedAt)
  for (const [index, early] of saved.entries()) {
    const overtaking = saved.slice(index + 1).find((late) => {
      // Two tabs that write side by side have no order: when each is told depends on the machine.
      if (late.enquiry.beganAt < early.savedAt || late.arrivedAt >= early.arrivedAt) return false
      const wasTried = ownTries(early.enquiry.id).some(({ at }) => at > early.savedAt && at <= late.arrivedAt)
      return !wasTried
    })
    if (!overtaking) continue
    const since = (at: number) => `${((at - early.savedAt) / 1000).toFixed(1)} s`
    const courseOf = ({ enquiry, savedAt, arrivedAt }: typeof early) =>
      `no. ${enquiry.id} (step ${enquiry.step}, tab ${enquiry.tab}, saved ${since(savedAt)}, there ${since(arrivedAt)}: ${story(ownTries(enquiry.id))})`
    found.push(`${courseOf(early)} came after ${courseOf(overtaking)}`)
  }
  return found
}

const history = ({ tells }: WrittenEnquiry) => `told ${tells.map(({ said }) => `"${said}"`).join(', ')}`

export function faultsOf(verdict: Verdict): string[] {
  return faults.flatMap((kind) => verdict[kind].map((fault) => `${kind}: ${fault}`))
}

/** The line that is printed, in the order of printing. */
export function figuresOf(verdict: Verdict): Record<string, number> {
  return Object.fromEntries([
    ...counts.map((name) => [words[name], verdict[name]] as const),
    ...faults.map((name) => [words[name], verdict[name].length] as const),
    ['seconds', Math.round(verdict.seconds)] as const,
  ])
}

const words: Record<(typeof counts)[number] | (typeof faults)[number], string> = {
  sent: 'sent',
  delivered: 'delivered',
  setAside: 'set aside',
  waiting: 'kept waiting',
  gaveUp: 'left after "failed"',
  cutOff: 'cut off',
  twoIdentities: 'two identities',
  repeated: 'repeated',
  outOfOrder: 'out of order',
  stuck: 'stuck',
  lost: 'lost',
  toldWrongly: 'told wrongly',
  broken: 'broken',
}
