import { useSyncExternalStore } from 'react'
import { createBrowserStore } from './browser-store.ts'
import { cardKind, type LiveNights } from './card-feed.ts'
import { emptyFeed } from './feed-store.ts'

const store = createBrowserStore(cardKind)

/** The fight nights of the card feed. Polling runs while at least one such component is mounted. */
export function useNights(): LiveNights {
  return useSyncExternalStore(store.observe, store.read, () => emptyFeed)
}
