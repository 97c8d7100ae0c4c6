import type { Enquiry } from './enquiry.ts'
import { askHostTime, type HostTime } from './host-time.ts'
import type { OutboxEntry, OutboxRow } from './outbox-entry.ts'
import { outboxLock } from './outbox-names.ts'
import { tellOutbox } from './tell-outbox.ts'
import { afterAttempt, failures, isDue, isStuck, judge, looksExpired, outboxLimits } from './outbox-policy.ts'
import { asNoted, noteEntry } from './outbox-notes.ts'
import { listRows, readRow, settleEntry } from './outbox-store.ts'
import { postEnquiry, type Answer } from './post-enquiry.ts'

/**
 * Sends what waits, the same from every tab and the worker. An entry leaves the store only after its delivery was
 * confirmed: whatever dies in between, the enquiry is still there and carries the same `submissionId`.
 */

export type ReplayOptions = {
  send?: (enquiry: Enquiry) => Promise<Answer>
  now?: () => number
  random?: () => number
  /** The time by another clock than this device's. */
  hostTime?: () => Promise<HostTime>
  /** When the page opened, the network came back or the browser gave us a turn, if that is why: silence is over then. */
  wokenAt?: number | null
  /** The visitor asked: this row (parked or not), or all of them, without waiting. */
  only?: string
  all?: boolean
}

export type ReplayResult = {
  sent: number
  /** When the oldest waiting entry may be tried again; null when nothing waits. */
  nextDueAt: number | null
}

/** Goes through the queue from the oldest on, one replayer at a time on this device. */
export function replayOutbox(options: ReplayOptions = {}): Promise<ReplayResult> {
  const { only, now = Date.now } = options
  const sender = new Sender(options)
  return exclusively(async () => {
    if (only === undefined) await sender.sendAll()
    else await sender.sendOne(only)
    tellOutbox('changed')
    return { sent: sender.sent, nextDueAt: await nextDueAt(now()) }
  })
}

type Outcome = 'delivered' | 'later' | 'parked' | 'gone'

/** One turn: from the moment it has the lock until nothing more can be sent now. */
class Sender {
  sent = 0
  private readonly options: ReplayOptions
  private readonly now: () => number
  private hostTime: Promise<HostTime> | undefined

  constructor(options: ReplayOptions) {
    this.options = options
    this.now = options.now ?? Date.now
  }

  async sendOne(key: string): Promise<void> {
    const entry = await readEntry(key)
    if (entry) await this.attempt(entry)
  }

  async sendAll(): Promise<void> {
    // Rows added while we were sending are still ours to send: their own trigger only waited for the lock.
    for (let before = -1; before < this.sent;) {
      before = this.sent
      if ((await this.pass()) === 'blocked') return
    }
  }

  /** In order: what is not due yet, or was not delivered, holds back what was written after it. */
  private async pass(): Promise<'through' | 'blocked'> {
    const keys = (await listRows()).map((row) => row.key)
    for (const [index, key] of keys.entries()) {
      const entry = await this.readQueued(key)
      if (!entry) continue
      if (!this.isDue(entry)) return 'blocked'
      if ((await this.attempt(entry)) !== 'later') continue
      let failed = await this.readQueued(key)
      if (failed) await this.noteFirstAttempt(failed)
      if (!failed || !isStuck(failed)) return 'blocked'
      if (failed.lastStatus === null) {
        // Without an answer it may be the network, which comes back between two attempts: then it has the first turn.
        if ((await this.askHost()) === null) return 'blocked'
        if ((await this.attempt(failed)) !== 'later') continue
        failed = await this.readQueued(key)
        if (!failed) continue
        if (!isStuck(failed)) return 'blocked'
      }
      // It may be at fault itself: if the receiver takes another one, it is set aside, else all of them wait.
      if (!(await this.probe(keys.slice(index + 1)))) return 'blocked'
      await this.tryOnceMore(failed)
    }
    return 'through'
  }

  /** Tries the one behind that has failed least, so that several bad ones in a row cannot hide a good one for long. */
  private async probe(keys: readonly string[]): Promise<boolean> {
    const behind = (await listRows())
      .map(asNoted)
      .filter(isQueued)
      .filter(({ key }) => keys.includes(key))
    const [least] = behind.toSorted((a, b) => failures(a) - failures(b))
    const entry = least && (await this.readQueued(least.key))
    if (!entry || !this.isDue(entry)) return false
    const outcome = await this.attempt(entry)
    if (outcome !== 'later') return outcome === 'delivered'
    const failed = await this.readQueued(entry.key)
    if (failed?.lastStatus !== null) return false
    // Cut off by the network it has not failed, else the one behind it would go first next time.
    if ((await this.askHost()) !== null) return (await this.attempt(failed)) === 'delivered'
    const { silences, dueAt } = entry
    await noteEntry(failed, (row) => ({ ...row, silences, dueAt }))
    return false
  }

  /** The receiver is there and takes others: this one is delivered now, or the visitor is told that it is not. */
  private async tryOnceMore(entry: OutboxEntry): Promise<void> {
    if ((await this.attempt(entry)) !== 'later') return
    const failed = await this.readQueued(entry.key)
    if (failed && isStuck(failed)) {
      await noteEntry(failed, (row) => ({ ...row, ...setAside('stuck') }))
    }
  }

  /** The row as it is now, if it is to be sent by itself: the visitor may have deleted or changed it meanwhile. */
  private async readQueued(key: string): Promise<OutboxEntry | null> {
    const row = await readEntry(key)
    if (row?.state !== 'queued') return null
    if (!looksExpired(row, this.now())) return row
    this.hostTime ??= this.askHost()
    const time = await this.hostTime
    if (time === null) return null // whether it is too old shows once somebody can be asked for the time
    if (time === 'untold' || !looksExpired(row, time)) return row
    await noteEntry(row, (known) => ({ ...known, ...setAside('expired') }))
    return null
  }

  /** Both ends of its age are read from one clock, which is not this device's. */
  private async noteFirstAttempt(entry: OutboxEntry): Promise<void> {
    if (entry.firstTriedAt !== 0) return
    this.hostTime ??= this.askHost()
    const time = await this.hostTime
    if (typeof time === 'number') await noteEntry(entry, (row) => ({ ...row, firstTriedAt: time }))
  }

  private askHost(): Promise<HostTime> {
    return (this.options.hostTime ?? askHostTime)()
  }

  private isDue(entry: OutboxEntry): boolean {
    return this.options.all === true || isDue(entry, this.now(), this.options.wokenAt ?? null)
  }

  private async attempt(entry: OutboxEntry): Promise<Outcome> {
    const { send = postEnquiry, random = Math.random } = this.options
    // Noted before it is made: whoever finds the row after a crash knows that the enquiry may have arrived.
    const begun = await noteEntry(entry, (row) => ({ ...row, mayHaveArrived: true, begun: row.begun + 1 }))
    if (!begun) return 'gone'
    const wasDoubted = entry.mayHaveArrived || begun.begun !== entry.begun + 1
    const isDoubted = (row: OutboxEntry) => wasDoubted || row.begun !== begun.begun
    const answer = await send(entry.enquiry).catch(() => 'no answer' as const)
    // A 409 may speak of what a form has sent meanwhile.
    const known = (await readEntry(entry.key)) ?? begun
    if (answer !== 'no answer' && judge(answer.status, isDoubted(known)) === 'delivered') {
      await settleEntry(entry, this.now())
      tellOutbox('changed')
      this.sent += 1
      return 'delivered'
    }
    // A parked entry stays parked when the visitor's own try finds no network.
    const after = await noteEntry(entry, (row) =>
      afterAttempt({ ...row, mayHaveArrived: isDoubted(row) }, answer, this.now(), random()),
    )
    return after?.state === 'parked' ? 'parked' : 'later'
  }
}

async function readEntry(key: string): Promise<OutboxEntry | undefined> {
  const onDisk = await readRow(key)
  const row = onDisk && asNoted(onDisk)
  return row?.state === 'unreadable' ? undefined : row
}

const setAside = (parkedBecause: 'stuck' | 'expired') =>
  ({ state: 'parked', parkedBecause, told: false }) as const

/** When the oldest entry that waits may be tried; null when nothing waits. */
export async function nextDueAt(now: number): Promise<number | null> {
  const waiting = (await listRows()).map(asNoted).filter(isQueued)
  const oldest = waiting.find((row) => !looksExpired(row, now))
  if (!oldest) return waiting.length > 0 ? now + outboxLimits.longestDelayMs : null
  return isDue(oldest, now, null) ? Math.min(oldest.dueAt, now) : oldest.dueAt
}

const isQueued = (row: OutboxRow): row is OutboxEntry => row.state === 'queued'

/** Waits for the lock rather than giving up: a trigger that comes while another context finishes must not be lost. */
function exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(outboxLock, work) : work()
}
