import type { FeedAnswer } from './fetch-feed.ts'
import { feedVersion, type FeedMatch } from './feed.ts'
import { finishedIn, finishedMatches } from './finished-matches.ts'
import { emptyScores, staleAfterMs, type FeedTrouble, type LiveScores } from './live-scores.ts'
import { merge, emptyFeedState, type RejectReason, type FeedState } from './merge.ts'
import { afterAnswer, afterFailure, nextAsk, neverAsked, type Asking } from './schedule.ts'

/** The browser APIs that the store uses. */
export type Environment = {
  now: () => number
  /** 0 to 1. */
  random: () => number
  ask: (etag: string | null) => Promise<FeedAnswer>
  isSeen: () => boolean
  isOnline: () => boolean
  isLowData: () => boolean
  /** Called at every change of the state above. Returns the unsubscriber. */
  onChange: (listen: () => void) => () => void
  /** Stores a copy for offline visits. The worker serves it with its time. */
  keep: (document: unknown, heardAt: number) => void
  /** Returns that copy, or anything if there is none. */
  recall: () => Promise<unknown>
  report: (why: RejectReason) => void
}

export type ScoreStore = { read: () => LiveScores; watch: (onChange: () => void) => () => void }

/** Browsers truncate very long timers. */
const longestNapMs = 60 * 60_000

/**
 * Stores the scores, and polls the feed while there are watchers and the page is visible. Each tab polls separately.
 */
export function createScoreStore(around: Environment): ScoreStore {
  const watchers = new Set<() => void>()
  let held: FeedState = emptyFeedState
  let finished: readonly FeedMatch[] = []
  let recalled: Promise<void> | undefined
  let heardAt: number | null = null
  let changedAt: number | null = null
  let etag: string | null = null
  let asking: Asking = neverAsked
  let problem: Exclude<FeedTrouble, 'offline'> | null = null
  let scores = emptyScores

  let stop: (() => void) | null = null
  let wokenAt = 0
  /** When the browser reported that the network was gone. */
  let cutAt = 0
  let isUnderWay = false
  let timer: ReturnType<typeof setTimeout> | undefined

  /** A response after the browser reported no network proves it wrong. */
  function isOnline() {
    return around.isOnline() || (problem === null && heardAt !== null && heardAt > cutAt)
  }

  function publish() {
    const trouble = isOnline() ? problem : 'offline'
    const { matches, updatedAt } = held
    if (
      scores.matches === matches &&
      scores.finished === finished &&
      scores.updatedAt === updatedAt &&
      scores.changedAt === changedAt &&
      scores.heardAt === heardAt &&
      scores.trouble === trouble
    )
      return
    scores = { matches, finished, updatedAt, changedAt, heardAt, trouble }
    for (const watcher of watchers) watcher()
  }

  /**
   * Also after a rejected response, because a worker of an older release has stored that response over the last valid
   * copy.
   */
  function keep() {
    const { matches, updatedAt } = held
    if (heardAt === null || updatedAt === null) return
    const stamp = new Date(updatedAt).toISOString()
    around.keep({ version: feedVersion, updatedAt: stamp, matches, finished }, heardAt)
  }

  function plan() {
    clearTimeout(timer)
    if (!stop || isUnderWay) return
    const now = around.now()
    const { isSeen, isLowData } = around
    const due = nextAsk(
      asking,
      held.matches,
      { isSeen: isSeen(), isOnline: isOnline(), isLowData: isLowData(), wokenAt },
      now,
    )
    if (due === null) return
    if (due <= now) void ask()
    else timer = setTimeout(plan, Math.min(due - now, longestNapMs))
  }

  async function ask() {
    isUnderWay = true
    recalled ??= recall()
    const [answer] = await Promise.all([around.ask(etag), recalled])
    isUnderWay = false
    take(answer)
    if (held.matches.some(({ status }) => status === 'LIVE')) asking = { ...asking, liveAt: around.now() }
    publish()
    plan()
  }

  /** Before the first document, which would overwrite the copy. */
  async function recall() {
    finished = finishedMatches(finishedIn(await around.recall()), [], around.now())
  }

  function take(answer: FeedAnswer) {
    const now = around.now()
    const fail = (retryAfter: string | null) => {
      asking = afterFailure(asking, retryAfter, now, around.random())
      problem = 'silent'
    }
    switch (answer.kind) {
      case 'unchanged':
        // Some caches send it without an `If-None-Match`. It confirms nothing that this page has.
        if (etag === null) return fail(null)
        asking = afterAnswer(now, asking.liveAt)
        heardAt = now
        problem = null
        return
      case 'failed':
        if (answer.isRefused) around.report('document')
        return fail(answer.retryAfter)
      case 'copy':
        if (hold(answer.data, now)) heardAt = Math.max(heardAt ?? 0, Math.min(answer.keptAt, now))
        return fail(answer.retryAfter)
      case 'updated': {
        const { held: next, isCurrent, rejected } = merge(held, answer.data, now)
        for (const why of rejected) around.report(why)
        if (rejected[0] === 'document') fail(null)
        else {
          asking = afterAnswer(now, rejected.includes('match') ? now : asking.liveAt)
          problem = isCurrent ? null : 'silent'
        }
        if (next.updatedAt !== held.updatedAt) changedAt = newSince(next, now)
        if (next !== held) etag = isCurrent ? answer.etag : null
        held = next
        finished = finishedMatches(finished, held.matches, now)
        if (isCurrent) heardAt = now
        keep()
      }
    }
  }

  /**
   * A response that differs counts as a change now, regardless of its timestamp: this device's clock may be wrong by
   * hours.
   */
  function newSince({ updatedAt }: FeedState, now: number): number {
    const isListening = held.updatedAt !== null && heardAt !== null && now - heardAt < staleAfterMs
    return isListening ? now : Math.min(updatedAt ?? now, now)
  }

  /** Merges the worker's copy. Rejections are not reported. */
  function hold(data: unknown, now: number): boolean {
    const { held: next, isCurrent } = merge(held, data, now)
    if (!isCurrent) return false
    if (next.updatedAt !== held.updatedAt) {
      held = next
      changedAt = Math.min(next.updatedAt ?? now, now)
      etag = null
    }
    return true
  }

  function start() {
    let wasSeen = around.isSeen()
    let wasOnline = around.isOnline()
    const stopListening = around.onChange(() => {
      const [isSeen, isOnline] = [around.isSeen(), around.isOnline()]
      if ((isSeen && !wasSeen) || (isOnline && !wasOnline)) wokenAt = around.now()
      if (!isOnline && wasOnline) cutAt = around.now()
      wasSeen = isSeen
      wasOnline = isOnline
      publish()
      plan()
    })
    stop = () => {
      stopListening()
      clearTimeout(timer)
      stop = null
    }
    wokenAt = around.now()
    cutAt = wokenAt
    publish()
    plan()
  }

  return {
    read: () => scores,
    watch: (onChange) => {
      watchers.add(onChange)
      if (!stop) start()
      return () => {
        watchers.delete(onChange)
        if (watchers.size === 0) stop?.()
      }
    },
  }
}
