import { createEmitter } from '@/platform/emitter.ts'
import type { FeedAnswer } from './fetch-feed.ts'
import { feedVersion } from './feed-schema.ts'
import {
  emptyFeedState,
  finishedIn,
  finishedItems,
  merge,
  type FeedKind,
  type FeedState,
  type Rejection,
} from './merge.ts'
import { afterAnswer, afterFailure, nextAsk, neverAsked, type Asking } from './schedule.ts'

/** Why the displayed data may not be the newest. */
export type FeedTrouble =
  /** This device has no network. */
  | 'offline'
  /** No response, or one that is unreadable or older than the current data. */
  | 'silent'

/** The current data of the feed. Times are milliseconds since 1970. */
export type FeedData<Item> = {
  items: readonly Item[]
  /** Those that ended within a day, latest first, also those that the feed has dropped. */
  finished: readonly Item[]
  /** When the feed wrote the current data. Null if there is none. */
  updatedAt: number | null
  /** When the data last changed, by this device's clock if it observed the change. */
  changedAt: number | null
  /** When the feed last confirmed the current data, including by "not modified". Null until then. */
  heardAt: number | null
  trouble: FeedTrouble | null
}

export const emptyFeed: FeedData<never> = {
  items: [],
  finished: [],
  updatedAt: null,
  changedAt: null,
  heardAt: null,
  trouble: null,
}

/** If there is no response for longer than this, nothing of it is shown as live any more. */
export const staleAfterMs = 60_000

/** The browser APIs that the store uses. */
export type Environment = {
  now: () => number
  /** 0 to 1. */
  random: () => number
  fetchFeed: (etag: string | null) => Promise<FeedAnswer>
  isSeen: () => boolean
  isOnline: () => boolean
  isLowData: () => boolean
  /** Called at every change of the state above. Returns the unsubscriber. */
  onChange: (listen: () => void) => () => void
  /** Stores a copy for offline visits. The worker serves it with its time. */
  storeCopy: (document: unknown, heardAt: number) => void
  /** Returns that copy, or anything if there is none. */
  readCopy: () => Promise<unknown>
  report: (rejection: Rejection) => void
}

export type FeedStore<Item> = { read: () => FeedData<Item>; observe: (onChange: () => void) => () => void }

/** What the data derives from, and what the next poll depends on. */
type State<Item> = {
  /** The latest valid document. */
  feed: FeedState<Item>
  finished: readonly Item[]
  heardAt: number | null
  changedAt: number | null
  etag: string | null
  polling: Asking
  problem: Exclude<FeedTrouble, 'offline'> | null
  /** When the page became visible or online. */
  wokenAt: number
  /** When the browser reported that the network was gone. */
  cutAt: number
  isPolling: boolean
}

/** Browsers truncate very long timers. */
const longestNapMs = 60 * 60_000

/**
 * Stores the data of a feed, and polls it while there are observers and the page is visible. Each tab polls separately.
 */
export function createFeedStore<Item>(kind: FeedKind<Item>, around: Environment): FeedStore<Item> {
  const observers = createEmitter(start)
  let current: FeedData<Item> = emptyFeed
  const state: State<Item> = {
    feed: emptyFeedState,
    finished: [],
    heardAt: null,
    changedAt: null,
    etag: null,
    polling: neverAsked,
    problem: null,
    wokenAt: 0,
    cutAt: 0,
    isPolling: false,
  }
  let copyRead: Promise<void> | undefined
  let isObserved = false
  let timer: ReturnType<typeof setTimeout> | undefined

  /** A response after the browser reported no network proves it wrong. */
  function isOnline() {
    return (
      around.isOnline() || (state.problem === null && state.heardAt !== null && state.heardAt > state.cutAt)
    )
  }

  function publish() {
    const { feed, finished, heardAt, changedAt, problem } = state
    const next: FeedData<Item> = {
      ...feed,
      finished,
      heardAt,
      changedAt,
      trouble: isOnline() ? problem : 'offline',
    }
    if (Object.entries(next).every(([key, value]) => Reflect.get(current, key) === value)) return
    current = next
    observers.emit()
  }

  /**
   * Also after a rejected response, because a worker of an older release has stored that response over the last valid
   * copy.
   */
  function storeCopy() {
    const { items, updatedAt } = state.feed
    if (state.heardAt === null || updatedAt === null) return
    const stamp = new Date(updatedAt).toISOString()
    around.storeCopy(
      { version: feedVersion, updatedAt: stamp, [kind.list]: items, finished: state.finished },
      state.heardAt,
    )
  }

  function schedulePoll() {
    clearTimeout(timer)
    if (!isObserved || state.isPolling) return
    const now = around.now()
    const { isSeen, isLowData } = around
    const due = nextAsk(
      state.polling,
      state.feed.items.map(kind.stageOf),
      { isSeen: isSeen(), isOnline: isOnline(), isLowData: isLowData(), wokenAt: state.wokenAt },
      now,
    )
    if (due === null) return
    if (due <= now) void poll()
    else timer = setTimeout(schedulePoll, Math.min(due - now, longestNapMs))
  }

  async function poll() {
    state.isPolling = true
    copyRead ??= readCopy()
    const [answer] = await Promise.all([around.fetchFeed(state.etag), copyRead])
    state.isPolling = false
    applyAnswer(answer)
    if (state.feed.items.some((item) => kind.stageOf(item).status === 'LIVE'))
      state.polling = { ...state.polling, liveAt: around.now() }
    publish()
    schedulePoll()
  }

  /** Before the first document, which would overwrite the copy. */
  async function readCopy() {
    state.finished = finishedItems(kind, finishedIn(kind, await around.readCopy()), [], around.now())
  }

  function applyAnswer(answer: FeedAnswer) {
    const now = around.now()
    const fail = (retryAfter: string | null) => {
      state.polling = afterFailure(state.polling, retryAfter, now, around.random())
      state.problem = 'silent'
    }
    switch (answer.kind) {
      case 'unchanged':
        // Some caches send it without an `If-None-Match`. It confirms nothing that this page has.
        if (state.etag === null) return fail(null)
        state.polling = afterAnswer(now, state.polling.liveAt)
        state.heardAt = now
        state.problem = null
        return
      case 'failed':
        if (answer.isRefused) around.report({ why: 'document' })
        return fail(answer.retryAfter)
      case 'copy': {
        // The worker's copy. Its rejections are not reported.
        const { held: next, isCurrent } = merge(kind, state.feed, answer.data, now)
        if (isCurrent && next.updatedAt !== state.feed.updatedAt)
          Object.assign(state, { feed: next, changedAt: Math.min(next.updatedAt ?? now, now), etag: null })
        if (isCurrent) state.heardAt = Math.max(state.heardAt ?? 0, Math.min(answer.keptAt, now))
        return fail(answer.retryAfter)
      }
      case 'updated': {
        const { held: next, isCurrent, rejected } = merge(kind, state.feed, answer.data, now)
        for (const rejection of rejected) around.report(rejection)
        if (rejected[0]?.why === 'document') fail(null)
        else {
          state.polling = afterAnswer(
            now,
            rejected.some(({ why }) => why === kind.unfit) ? now : state.polling.liveAt,
          )
          state.problem = isCurrent ? null : 'silent'
        }
        if (next.updatedAt !== state.feed.updatedAt) state.changedAt = newSince(next, now)
        if (next !== state.feed) state.etag = isCurrent ? answer.etag : null
        state.feed = next
        state.finished = finishedItems(kind, state.finished, state.feed.items, now)
        if (isCurrent) state.heardAt = now
        storeCopy()
      }
    }
  }

  /**
   * A response that differs counts as a change now, regardless of its timestamp: this device's clock may be wrong by
   * hours.
   */
  function newSince({ updatedAt }: FeedState<Item>, now: number): number {
    const isListening =
      state.feed.updatedAt !== null && state.heardAt !== null && now - state.heardAt < staleAfterMs
    return isListening ? now : Math.min(updatedAt ?? now, now)
  }

  function start() {
    let wasSeen = around.isSeen()
    let wasOnline = around.isOnline()
    const stopListening = around.onChange(() => {
      const [isSeen, isOnline] = [around.isSeen(), around.isOnline()]
      if ((isSeen && !wasSeen) || (isOnline && !wasOnline)) state.wokenAt = around.now()
      if (!isOnline && wasOnline) state.cutAt = around.now()
      wasSeen = isSeen
      wasOnline = isOnline
      publish()
      schedulePoll()
    })
    isObserved = true
    state.wokenAt = around.now()
    state.cutAt = state.wokenAt
    publish()
    schedulePoll()
    return () => {
      stopListening()
      clearTimeout(timer)
      isObserved = false
    }
  }

  return { read: () => current, observe: observers.subscribe }
}
