import type { EventId } from './events/event-ids.ts'
import { minutesSinceStart } from './events/event-phase.ts'
import type { SportsEvent } from './events/types.ts'
import { findPlayer } from './players/players.ts'
import type { Player } from './players/types.ts'
import { getAppearances, appearancesOfTeam, cardOf, rosterOf, type Appearance } from './bouts/records.ts'
import { startOfSlot } from './bouts/start-of.ts'
import { findTeam } from './teams/teams.ts'

/** Ids of players and teams. */
type Followed = ReadonlySet<string>

/** Following any of these puts the player first. */
export const idsOfPlayer = (player: Pick<Player, 'team'> & { id: string }): readonly string[] => [
  player.id,
  player.team,
]

export function isFollowed(player: Pick<Player, 'team'> & { id: string }, followed: Followed): boolean {
  return idsOfPlayer(player).some((id) => followed.has(id))
}

/** Ids of everyone on the card of an event: fighters with their teams, teams with their players. */
export function idsOnCard(event: EventId): readonly string[] {
  const ids = cardOf(event).flatMap(({ red, blue }) =>
    [red, blue].flatMap((id) => {
      const team = findTeam(id)
      const players = team ? rosterOf(team) : [findPlayer(id)]
      return [id, ...players.flatMap((player) => (player ? idsOfPlayer(player) : []))]
    }),
  )
  return [...new Set(ids)]
}

/** Followed items first. Returns the same array if nothing is followed. */
export function followedFirst<Item>(
  list: readonly Item[],
  followed: Followed,
  idsOf: (item: Item) => readonly string[],
): readonly Item[] {
  if (followed.size === 0) return list
  const comesFirst = (item: Item) => idsOf(item).some((id) => followed.has(id))
  return [...list.filter(comesFirst), ...list.filter((item) => !comesFirst(item))]
}

/** The next or live bout of a followed player or team. Excludes injured players. */
export function getNextBout(followed: Followed, now: Date): Appearance | null {
  const coming = [...followed]
    .flatMap((id) => plannedFor(id, now))
    .filter(({ bout }) => ['on', 'coming'].includes(startOfSlot(bout, now)?.phase ?? ''))
    // On the same night, the main event is the last bout.
    .toSorted((a, b) => startsSooner(a.event, b.event, now) || b.bout.order - a.bout.order)
  return coming[0] ?? null
}

function plannedFor(id: string, now: Date): readonly Appearance[] {
  const team = findTeam(id)
  const player = findPlayer(id)
  const all = team
    ? appearancesOfTeam(team, now)
    : player?.status === 'active'
      ? getAppearances(player, now)
      : []
  return all.filter(({ outcome }) => outcome === null)
}

function startsSooner(a: SportsEvent, b: SportsEvent, now: Date): number {
  return minutesSinceStart(b, now) - minutesSinceStart(a, now)
}
