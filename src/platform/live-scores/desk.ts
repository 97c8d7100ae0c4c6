import { nothingHeard, type LiveScores } from './live-scores.ts'

const listeners = new Set<() => void>()
const scores = nothingHeard

/** The same object until something changes. */
export const readLiveScores = (): LiveScores => scores

/** Hears of every change; returns how to stop. While anybody does, the feed is asked. */
export function watchLiveScores(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
  }
}
