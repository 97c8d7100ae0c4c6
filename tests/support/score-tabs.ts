import { vi } from 'vitest'
import type { FeedAnswer } from '@/live/fetch-feed.ts'
import { createFeedStore, type FeedStore } from '@/live/feed-store.ts'
import type { FeedKind } from '@/live/merge.ts'
import { scoreKind, type FeedMatch } from '@/live/score-feed.ts'
import { buildFeed } from './feed-fixture.ts'

/** A feed response with these matches, updated now. */
export const updated = (matches: readonly unknown[], etag: string | null = null): FeedAnswer => ({
  kind: 'updated',
  data: buildFeed(matches, Date.now()),
  etag,
})

export const failed: FeedAnswer = { kind: 'failed', isRefused: false, retryAfter: null }

export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Tabs that poll one feed, with the test's fake timers as their clock. */
export class ScoreTabs {
  /** The ETag of every request. */
  readonly asked: (string | null)[] = []
  readonly reported: string[] = []
  /** Every copy that was cached. */
  readonly kept: { document: unknown; heardAt: number }[] = []
  answer: (etag: string | null) => FeedAnswer | Promise<FeedAnswer>
  isOnline = true
  readonly listeners = new Set<() => void>()

  constructor(answer: (etag: string | null) => FeedAnswer | Promise<FeedAnswer>) {
    this.answer = answer
  }

  notice() {
    for (const listen of this.listeners) listen()
  }

  createStore<Item>(kind: FeedKind<Item>, isSeen: () => boolean) {
    return createFeedStore(kind, {
      now: () => Date.now(),
      random: () => 0,
      fetchFeed: async (etag) => {
        this.asked.push(etag)
        return this.answer(etag)
      },
      isSeen,
      isOnline: () => this.isOnline,
      isLowData: () => false,
      onChange: (listen) => {
        this.listeners.add(listen)
        return () => void this.listeners.delete(listen)
      },
      storeCopy: (document, heardAt) => void this.kept.push({ document: structuredClone(document), heardAt }),
      readCopy: async () => this.kept.at(-1)?.document,
      report: ({ why }) => void this.reported.push(why),
    })
  }

  open(): ScoreTab {
    return new ScoreTab(this)
  }
}

export class ScoreTab {
  isSeen = true
  private readonly store: FeedStore<FeedMatch>
  private stop: (() => void) | undefined
  private readonly all: ScoreTabs

  constructor(all: ScoreTabs) {
    this.all = all
    this.store = all.createStore(scoreKind, () => this.isSeen)
    this.observe()
  }

  get scores() {
    return this.store.read()
  }

  get total(): string {
    const [match] = this.scores.items
    return (match?.teams ?? [])
      .flatMap(({ innings }) => innings.map(({ runs, overs }) => `${runs} (${overs})`))
      .join(' ')
  }

  observe() {
    this.stop = this.store.observe(() => {})
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
