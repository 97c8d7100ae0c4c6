import { vi } from 'vitest'
import type { FeedAnswer } from '@/platform/live-scores/fetch-feed.ts'
import { createScoreDesk, type ScoreDesk, type Surroundings } from '@/platform/live-scores/score-desk.ts'
import { aFeed } from './a-feed.ts'

/** An answer of a feed with these matches, written now. */
export const updated = (matches: readonly unknown[], etag: string | null = null): FeedAnswer => ({
  kind: 'updated',
  data: aFeed(matches, Date.now()),
  etag,
})

export const failed: FeedAnswer = { kind: 'failed', isRefused: false, retryAfter: null }

/** Lets this long pass on the clock of the tabs. */
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Tabs of one browser around one feed: a lock, a channel, a clock that the test's fake timers move. */
export class SomeTabs {
  /** The ETag of every question. */
  readonly asked: (string | null)[] = []
  readonly reported: string[] = []
  /** Every copy that was kept. */
  readonly kept: { document: unknown; heardAt: number }[] = []
  answer: (etag: string | null) => FeedAnswer | Promise<FeedAnswer>
  isOnline = true
  private readonly queue: { begin: () => void }[] = []
  private readonly tabs = new Set<(data: unknown) => void>()
  private readonly noticers = new Set<() => void>()

  constructor(answer: (etag: string | null) => FeedAnswer | Promise<FeedAnswer>) {
    this.answer = answer
  }

  /** What all tabs hold on to: must not grow with time. */
  get weight(): number {
    return this.queue.length + this.tabs.size + this.noticers.size
  }

  notice() {
    for (const notice of this.noticers) notice()
  }

  open(): Tab {
    return new Tab(this)
  }

  lead(begin: () => void): () => void {
    const turn = { begin }
    this.queue.push(turn)
    if (this.queue[0] === turn) queueMicrotask(() => this.queue[0] === turn && begin())
    return () => {
      const wasFirst = this.queue[0] === turn
      const index = this.queue.indexOf(turn)
      if (index !== -1) this.queue.splice(index, 1)
      const [next] = this.queue
      if (wasFirst && next) queueMicrotask(() => this.queue[0] === next && next.begin())
    }
  }

  join(listen: (data: unknown) => void) {
    this.tabs.add(listen)
    return {
      tell: (message: unknown) => {
        const copy: unknown = structuredClone(message)
        for (const tab of this.tabs) if (tab !== listen) queueMicrotask(() => this.tabs.has(tab) && tab(copy))
      },
      leave: () => void this.tabs.delete(listen),
    }
  }

  onChange(listen: () => void) {
    this.noticers.add(listen)
    return () => void this.noticers.delete(listen)
  }
}

export class Tab {
  isSeen = true
  readonly desk: ScoreDesk
  private stop: (() => void) | undefined
  private readonly all: SomeTabs

  constructor(all: SomeTabs) {
    this.all = all
    const around: Surroundings = {
      now: () => Date.now(),
      random: () => 0,
      ask: async (etag) => {
        all.asked.push(etag)
        return all.answer(etag)
      },
      isSeen: () => this.isSeen,
      isOnline: () => all.isOnline,
      isLowData: () => false,
      onChange: (listen) => all.onChange(listen),
      lead: (begin) => all.lead(begin),
      joinTabs: (listen) => all.join(listen),
      keep: (document, heardAt) => void all.kept.push({ document: structuredClone(document), heardAt }),
      report: (why) => void all.reported.push(why),
    }
    this.desk = createScoreDesk(around)
    this.watch()
  }

  get scores() {
    return this.desk.read()
  }

  get total(): string {
    const [match] = this.scores.matches
    return (match?.teams ?? [])
      .flatMap(({ innings }) => innings.map(({ runs, overs }) => `${runs} (${overs})`))
      .join(' ')
  }

  watch() {
    this.stop = this.desk.watch(() => {})
  }

  see(isSeen: boolean) {
    this.isSeen = isSeen
    this.all.notice()
  }

  close() {
    this.isSeen = false
    this.stop?.()
  }
}
