import type { FeedAnswer } from './ask-feed.ts'
import { nothingHeard, type FeedTrouble, type LiveScores } from './live-scores.ts'
import { merge, nothingHeld, type Doubt, type Held } from './merge.ts'
import { afterAnswer, afterFailure, nextAsk, notAsked, type Asking } from './schedule.ts'
import { documentOf, readMessage, type TabMessage } from './tabs.ts'

/** What the desk needs of the browser. */
export type Surroundings = {
  now: () => number
  /** 0 to 1. */
  random: () => number
  ask: (etag: string | null) => Promise<FeedAnswer>
  isSeen: () => boolean
  isOnline: () => boolean
  isLowData: () => boolean
  /** Hears when any of these is another; returns how to stop. */
  onChange: (listen: () => void) => () => void
  /** Waits for its turn among the tabs; returns how to give it up, or no longer wait. */
  lead: (begin: () => void) => () => void
  joinTabs: (listen: (data: unknown) => void) => { tell: (message: TabMessage) => void; leave: () => void }
  report: (why: Doubt) => void
}

export type ScoreDesk = { read: () => LiveScores; watch: (onChange: () => void) => () => void }

/** Other tabs answer within this, if there are any. */
const handoverMs = 150
/** Timers of a day and more are cut short by browsers. */
const longestNapMs = 60 * 60_000

/** Holds what is known, and asks for more while somebody watches and it is this tab's turn. */
export function createScoreDesk(around: Surroundings): ScoreDesk {
  const watchers = new Set<() => void>()
  let held: Held = nothingHeld
  let heardAt: number | null = null
  let etag: string | null = null
  let asking: Asking = notAsked
  let problem: Exclude<FeedTrouble, 'offline'> | null = null
  let scores = nothingHeard

  let session: { stop: () => void } | null = null
  let tell: (message: TabMessage) => void = () => {}
  let wokenAt = 0
  let isUnderWay = false
  let isLeader = false
  let giveUpLead: (() => void) | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function publish() {
    const trouble = around.isOnline() ? problem : 'offline'
    const { matches, updatedAt } = held
    if (
      scores.matches === matches &&
      scores.updatedAt === updatedAt &&
      scores.heardAt === heardAt &&
      scores.trouble === trouble
    )
      return
    scores = { matches, updatedAt, heardAt, trouble }
    for (const watcher of watchers) watcher()
  }

  const share = () => tell({ kind: 'held', document: documentOf(held), etag, heardAt, asking })

  function plan() {
    clearTimeout(timer)
    if (!session) return
    if (!around.isSeen()) return stepBack()
    giveUpLead ??= around.lead(() => {
      isLeader = true
      plan()
    })
    if (!isLeader || isUnderWay) return
    const now = around.now()
    const { isSeen, isOnline, isLowData } = around
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

  /** Somebody else's turn. */
  function stepBack() {
    giveUpLead?.()
    giveUpLead = null
    isLeader = false
  }

  async function ask() {
    isUnderWay = true
    const answer = await around.ask(etag)
    isUnderWay = false
    take(answer)
    publish()
    share()
    plan()
  }

  function take(answer: FeedAnswer) {
    const now = around.now()
    const fail = (retryAfter: string | null) => {
      asking = afterFailure(asking, retryAfter, now, around.random())
      problem = 'silent'
    }
    switch (answer.kind) {
      case 'unchanged':
        asking = afterAnswer(now)
        heardAt = now
        problem = null
        return
      case 'failed':
        if (answer.isRefused) around.report('document')
        return fail(answer.retryAfter)
      case 'kept':
        if (hold(answer.said, now)) heardAt = Math.max(heardAt ?? 0, Math.min(answer.keptAt, now))
        return fail(answer.retryAfter)
      case 'said': {
        const { held: next, isTaken, rejected } = merge(held, answer.said, now)
        for (const { why } of rejected) around.report(why)
        if (rejected[0]?.why === 'document') return fail(null)
        asking = afterAnswer(now)
        problem = rejected.length > 0 ? 'doubtful' : null
        if (!isTaken) return
        held = next
        heardAt = now
        // Of what was left aside in part we want to hear again.
        etag = rejected.length > 0 ? null : answer.etag
      }
    }
  }

  /** From the worker or another tab: without a word on what is left aside. */
  function hold(said: unknown, now: number): boolean {
    const { held: next, isTaken } = merge(held, said, now)
    const isNew = isTaken && next.updatedAt !== held.updatedAt
    if (isNew) {
      held = next
      etag = null
    }
    return isTaken
  }

  function hear(data: unknown) {
    const message = readMessage(data)
    if (!message) return
    if (message.kind === 'wanted') {
      if (asking.askedAt !== null) share()
      return
    }
    const now = around.now()
    if (message.document !== null && hold(message.document, now)) {
      heardAt = Math.max(heardAt ?? 0, Math.min(message.heardAt ?? 0, now)) || null
      etag = message.etag
    }
    if ((message.asking.askedAt ?? 0) > (asking.askedAt ?? 0)) {
      asking = message.asking
      problem = asking.failures > 0 ? 'silent' : null
    }
    publish()
    plan()
  }

  function begin() {
    let wasSeen = around.isSeen()
    let wasOnline = around.isOnline()
    const tabs = around.joinTabs(hear)
    tell = tabs.tell
    const stopHearing = around.onChange(() => {
      const [isSeen, isOnline] = [around.isSeen(), around.isOnline()]
      if ((isSeen && !wasSeen) || (isOnline && !wasOnline)) wokenAt = around.now()
      wasSeen = isSeen
      wasOnline = isOnline
      publish()
      plan()
    })
    session = {
      stop: () => {
        stopHearing()
        tabs.leave()
        tell = () => {}
        clearTimeout(timer)
        stepBack()
        session = null
      },
    }
    wokenAt = around.now() + handoverMs
    tell({ kind: 'wanted' })
    publish()
    plan()
  }

  return {
    read: () => scores,
    watch: (onChange) => {
      watchers.add(onChange)
      if (!session) begin()
      return () => {
        watchers.delete(onChange)
        if (watchers.size === 0) session?.stop()
      }
    },
  }
}
