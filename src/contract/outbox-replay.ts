import type { Enquiry } from './enquiry.ts'
import { askHostTime } from './host-time.ts'
import type { OutboxEntry, OutboxRow } from './outbox-entry.ts'
import { outboxLock } from './outbox-names.ts'
import { tellOutbox } from './tell-outbox.ts'
import {
  afterAttempt,
  failures,
  isDue,
  isStuck,
  judge,
  looksExpired,
  outboxLimits,
  savingTime,
} from './outbox-policy.ts'
import { changeEntry, listRows, readRow, settleEntry, updateEntry } from './outbox-store.ts'
import { postEnquiry, type Answer } from './post-enquiry.ts'

/**
 * Sends what waits, the same from every tab and the worker. An entry leaves the store only after its delivery was
 * confirmed: whatever dies in between, the enquiry is still there and carries the same `submissionId`.
 */

export type ReplayOptions = {
  send?: (enquiry: Enquiry) => Promise<Answer>
  now?: () => number
  random?: () => number
  /** The time by another clock than this device's; null when there is none to ask. */
  hostTime?: () => Promise<number | null>
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
  private hostTime: Promise<number | null> | undefined

  constructor(options: ReplayOptions) {
    this.options = options
    this.now = options.now ?? Date.now
  }

  async sendOne(key: string): Promise<void> {
    const entry = await readRow(key)
    if (entry && entry.state !== 'unreadable') await this.attempt(entry)
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
      // It may be at fault itself: if the receiver takes another one, it is set aside, else all of them wait.
      const failed = await this.readQueued(key)
      if (!failed || !isStuck(failed)) return 'blocked'
      if (!(await this.probe(keys.slice(index + 1)))) return 'blocked'
      await this.tryOnceMore(failed)
    }
    return 'through'
  }

  /** Tries the one behind that has failed least, so that several bad ones in a row cannot hide a good one for long. */
  private async probe(keys: readonly string[]): Promise<boolean> {
    const behind = (await listRows()).filter(isQueued).filter(({ key }) => keys.includes(key))
    const [least] = behind.toSorted((a, b) => failures(a) - failures(b))
    const entry = least && (await this.readQueued(least.key))
    return entry ? this.isDue(entry) && (await this.attempt(entry)) === 'delivered' : false
  }

  /** The receiver is there and takes others: this one is delivered now, or the visitor is told that it is not. */
  private async tryOnceMore(entry: OutboxEntry): Promise<void> {
    if ((await this.attempt(entry)) !== 'later') return
    await changeEntry(entry.key, entry.enquiry.submissionId, (row) => ({
      ...row,
      state: 'parked',
      parkedBecause: 'stuck',
      told: false,
    }))
  }

  /** The row as it is now, if it is to be sent by itself: the visitor may have deleted or changed it meanwhile. */
  private async readQueued(key: string): Promise<OutboxEntry | null> {
    const row = await readRow(key)
    if (row?.state !== 'queued') return null
    if (row.savedAt === 0) return this.noteSavingTime(row)
    if (!looksExpired(row, this.now())) return row
    this.hostTime ??= (this.options.hostTime ?? askHostTime)()
    const time = await this.hostTime
    if (time === null) return null // whether it is too old shows once somebody can be asked for the time
    if (!looksExpired(row, time)) return row
    await updateEntry({ ...row, state: 'parked', parkedBecause: 'expired', told: false })
    return null
  }

  /** Its age counts from the first time that it is seen under a clock which can be right. */
  private async noteSavingTime(entry: OutboxEntry): Promise<OutboxEntry> {
    const savedAt = savingTime(this.now(), 0)
    if (savedAt !== 0) await updateEntry({ ...entry, savedAt })
    return { ...entry, savedAt }
  }

  private isDue(entry: OutboxEntry): boolean {
    return this.options.all === true || isDue(entry, this.now(), this.options.wokenAt ?? null)
  }

  private async attempt(entry: OutboxEntry): Promise<Outcome> {
    const { send = postEnquiry, random = Math.random } = this.options
    if (!(await this.noteAttempt(entry))) return 'gone'
    let answer: Answer
    try {
      answer = await send(entry.enquiry)
    } catch {
      // A parked entry stays parked when the visitor's own try finds no network.
      await updateEntry(afterAttempt(entry, 'no answer', this.now(), random()))
      return 'later'
    }
    if (judge(answer.status, entry.mayHaveArrived) === 'delivered') {
      await settleEntry(entry, this.now())
      tellOutbox('changed')
      this.sent += 1
      return 'delivered'
    }
    const after = afterAttempt(entry, answer, this.now(), random())
    await updateEntry(after)
    return after.state === 'parked' ? 'parked' : 'later'
  }

  /**
   * Written before the attempt is made: whoever finds the row after a crash knows that the enquiry may have arrived.
   * Returns false when there is nothing to send any more.
   */
  private async noteAttempt({ key, enquiry, mayHaveArrived }: OutboxEntry): Promise<boolean> {
    if (mayHaveArrived) return true
    try {
      const noted = await changeEntry(key, enquiry.submissionId, (row) => ({ ...row, mayHaveArrived: true }))
      return noted !== null
    } catch {
      return true // a full disk is no reason to keep it from the receiver
    }
  }
}

/** When the oldest entry that waits may be tried; null when nothing waits. */
export async function nextDueAt(now: number): Promise<number | null> {
  const waiting = (await listRows()).filter(isQueued)
  const oldest = waiting.find((row) => !looksExpired(row, now))
  if (!oldest) return waiting.length > 0 ? now + outboxLimits.longestDelayMs : null
  return isDue(oldest, now, null) ? Math.min(oldest.dueAt, now) : oldest.dueAt
}

const isQueued = (row: OutboxRow): row is OutboxEntry => row.state === 'queued'

/** Waits for the lock rather than giving up: a trigger that comes while another context finishes must not be lost. */
function exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(outboxLock, work) : work()
}
