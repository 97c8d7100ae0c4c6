import { findPlayer } from '@/content/players/players.ts'
import type { Player } from '@/content/players/types.ts'

type Pair = {
  red: Player | undefined
  blue: Player | undefined
  /** Why the comparison is impossible. Null if it is possible. */
  problem: { kind: 'waiting' | 'same' } | { kind: 'unknown'; id: string } | null
}

/** Parses `red-id,blue-id`. Every invalid value results in a problem that the page can explain. */
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
