import { findPlayer } from '@/content/players/players.ts'
import type { Player } from '@/content/players/types.ts'

export type Problem = { kind: 'waiting' } | { kind: 'same' } | { kind: 'unknown'; id: string }

export type Pair = {
  red: Player | undefined
  blue: Player | undefined
  /** Why there is nothing to compare yet. */
  problem: Problem | null
}

/** Reads `red-id,blue-id`. The page has a message for any other value. */
export function readPair(compare: string): Pair {
  const [redId = '', blueId = ''] = compare.split(',').map((id) => id.trim())
  const [red, blue] = [findPlayer(redId), findPlayer(blueId)]
  const unknown = [!red && redId, !blue && blueId].find(Boolean)
  if (unknown) return { red, blue, problem: { kind: 'unknown', id: unknown } }
  if (!red || !blue) return { red, blue, problem: { kind: 'waiting' } }
  return { red, blue, problem: red === blue ? { kind: 'same' } : null }
}

export const pairText = (red: Player | undefined, blue: Player | undefined): string =>
  `${red?.id ?? ''},${blue?.id ?? ''}`
