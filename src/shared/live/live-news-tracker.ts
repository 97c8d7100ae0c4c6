import type { FeedMatch } from '@/platform/live-scores/feed.ts'
import { staleAfterMs } from '@/platform/live-scores/live-scores.ts'
import { diffMatches, type News } from './live-news.ts'

export type LiveNewsTracker = {
  /** Returns the news to announce for this state of the match. `heardAt`: the time of the feed's last response. */
  read: (match: FeedMatch, heardAt: number | null) => News[]
  /** Call when the visitor switches away. */
  leave: () => void
}

export function createLiveNewsTracker(): LiveNewsTracker {
  const announced = new Set<string>()
  let last: { match: FeedMatch; heardAt: number } | null = null
  let isAway = false

  return {
    leave: () => {
      isAway = true
    },
    read: (match, heardAt) => {
      const before = last
      const now = heardAt ?? 0
      if (before?.match === match && before.heardAt === now) return []
      // After an absence only the result is announced, not what happened in the meantime.
      const isCatchingUp = isAway || (before !== null && now - before.heardAt > staleAfterMs)
      last = { match, heardAt: now }
      isAway = false
      if (!before) return []
      const fresh = diffMatches(before.match, match).filter(({ key }) => !announced.has(key))
      for (const { key, undoes = '' } of fresh) {
        announced.add(key)
        announced.delete(undoes)
      }
      return fresh.map(({ news }) => news).filter(({ kind }) => kind === 'end' || !isCatchingUp)
    },
  }
}
