import { isLowData } from '@/platform/device/low-data.ts'
import { isOnline } from '@/platform/device/online.ts'
import { isSeen } from '@/platform/device/seen.ts'
import { reportFault } from '@/platform/report.ts'
import { fetchFeed } from './fetch-feed.ts'
import { keepCopy } from './keep-copy.ts'
import type { LiveScores } from './live-scores.ts'
import { createScoreDesk, type Surroundings } from './score-desk.ts'

/** Shared by tabs of different releases: it never changes. */
const name = 'sporte-scores'

/** A page that enters the back/forward cache is not visible, and must hold nothing that would keep it out. */
let isGone = false

const changes = [
  [globalThis, 'pagehide'],
  [globalThis, 'pageshow'],
  [globalThis, 'online'],
  [globalThis, 'offline'],
] as const

const browser: Surroundings = {
  now: () => Date.now(),
  random: () => Math.random(),
  ask: fetchFeed,
  isSeen: () => isSeen() && !isGone,
  isOnline,
  isLowData,
  onChange: (listen) => {
    const onEvent = ({ type }: Event) => {
      if (type === 'pagehide' || type === 'pageshow') isGone = type === 'pagehide'
      listen()
    }
    for (const [target, type] of changes) target.addEventListener(type, onEvent)
    document.addEventListener('visibilitychange', onEvent)
    return () => {
      for (const [target, type] of changes) target.removeEventListener(type, onEvent)
      document.removeEventListener('visibilitychange', onEvent)
    }
  },
  lead: (begin) => {
    const waiting = new AbortController()
    let release = () => {}
    const done = new Promise<void>((resolve) => {
      release = resolve
    })
    navigator.locks
      .request(name, { signal: waiting.signal }, () => {
        if (waiting.signal.aborted) return
        begin()
        return done
      })
      .catch(() => {}) // no longer waiting
    return () => {
      waiting.abort()
      release()
    }
  },
  joinTabs: (listen) => {
    let channel: BroadcastChannel | null = null
    const open = () => {
      channel ??= new BroadcastChannel(name)
      channel.onmessage = ({ data }: MessageEvent<unknown>) => listen(data)
    }
    const close = () => {
      channel?.close()
      channel = null
    }
    open()
    addEventListener('pageshow', open)
    addEventListener('pagehide', close)
    return {
      tell: (message) => channel?.postMessage(message),
      leave: () => {
        removeEventListener('pageshow', open)
        removeEventListener('pagehide', close)
        close()
      },
    }
  },
  keep: (document, heardAt) => void keepCopy(document, heardAt),
  report: (why) => reportFault({ kind: 'scores', why }),
}

const desk = createScoreDesk(browser)

/** The same object until something changes. */
export const readLiveScores = (): LiveScores => desk.read()

/** Called at every change; returns how to stop. The feed is polled while anybody watches. */
export const watchLiveScores = (onChange: () => void): (() => void) => desk.watch(onChange)
