import * as v from 'valibot'
import type { Theme } from '@/contract/theme.ts'
import type { LowDataChoice } from '@/platform/device/low-data.ts'

/** What the link of "Take it with you" carries. Null settings follow the system. */
export type Carried = {
  players: readonly string[]
  teams: readonly string[]
  theme: Theme | null
  lowData: LowDataChoice | null
  hideScores: boolean
}

/** What the link would change on this device. Settings that stay are missing. */
export type Changes = Partial<Carried> & Pick<Carried, 'players' | 'teams'>

const mostCharacters = 20_000

const idList = v.pipe(
  v.string(),
  v.transform((text) => text.split(' ').filter((id) => id !== '')),
)

/** The settings are required and come last, so that a link that was cut off is not valid. */
const schema = v.strictObject({
  take: v.literal('1'),
  players: idList,
  teams: idList,
  theme: v.picklist(['light', 'dark', 'system']),
  data: v.picklist(['on', 'off', 'system']),
  scores: v.picklist(['shown', 'hidden']),
})

export const isTransfer = (hash: string): boolean => hash.startsWith('take=')

/** The hash, without `#`: `take=1&players=omar-haddad+yasmin-rahal&teams=&theme=dark&data=system&scores=shown`. */
export function writeTransfer({ players, teams, theme, lowData, hideScores }: Carried): string {
  const fields: v.InferInput<typeof schema> = {
    take: '1',
    players: players.join(' '),
    teams: teams.join(' '),
    theme: theme ?? 'system',
    data: lowData ?? 'system',
    scores: hideScores ? 'hidden' : 'shown',
  }
  return new URLSearchParams(fields).toString()
}

/** Null for a link that this version did not write. */
export function readTransfer(hash: string): Carried | null {
  if (hash.length > mostCharacters) return null
  const { success, output } = v.safeParse(schema, Object.fromEntries(new URLSearchParams(hash)))
  if (!success) return null
  const { players, teams, theme, data, scores } = output
  return {
    players,
    teams,
    theme: theme === 'system' ? null : theme,
    lowData: data === 'system' ? null : data,
    hideScores: scores === 'hidden',
  }
}

type Known = Record<'players' | 'teams', (id: string) => boolean>

/** Follows are only added, and settings replaced. Drops unknown ids. */
export function changesOf(carried: Carried, current: Carried, known: Known): Changes {
  const added = (kind: 'players' | 'teams') =>
    [...new Set(carried[kind])].filter((id) => known[kind](id) && !current[kind].includes(id))
  return {
    players: added('players'),
    teams: added('teams'),
    ...(carried.theme !== current.theme && { theme: carried.theme }),
    ...(carried.lowData !== current.lowData && { lowData: carried.lowData }),
    ...(carried.hideScores !== current.hideScores && { hideScores: carried.hideScores }),
  }
}
