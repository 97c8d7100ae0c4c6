import type { FeedMatch } from '@/platform/live-scores/feed.ts'
import { newsBetween, type News } from './live-news.ts'

/** Whoever was out of touch for longer than this is not told what happened meanwhile, only how it ended. */
const outOfTouchMs = 150_000

export type NewsReader = {
  /** What is to be told now that the match stands so. `heardAt`: when the feed last answered. */
  read: (match: FeedMatch, heardAt: number | null) => News[]
  /** The visitor looks elsewhere. */
  leave: () => void
}

export function createNewsReader(): NewsReader {
  const told = new Set<string>()
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
      const isCatchingUp = isAway || (before !== null && now - before.heardAt > outOfTouchMs)
      last = { match, heardAt: now }
      isAway = false
      if (!before) return []
      const fresh = newsBetween(before.match, match).filter(({ key }) => !told.has(key))
      for (const { key } of fresh) told.add(key)
      return fresh.map(({ news }) => news).filter(({ kind }) => kind === 'end' || !isCatchingUp)
    },
  }
}
