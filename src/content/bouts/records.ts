import { listedBouts, withoutCancelled } from './bouts.ts'
import { withReport } from './reported-bout.ts'
import type { Bout, TeamMatch } from './types.ts'
import type { EventId } from '@/content/events/event-ids.ts'
import { isCancelled } from '@/content/events/card-change.ts'
import { events, findEvent } from '@/content/events/events.ts'
import { findReport, reportedNights } from '@/content/events/reported-night.ts'
import { venueDate } from '@/lib/format/venue-date.ts'
import type { SportsEvent } from '@/content/events/types.ts'
import { players } from '@/content/players/players.ts'
import type { Player } from '@/content/players/types.ts'
import { isCombat } from '@/content/sports.ts'
import type { Team } from '@/content/teams/types.ts'

export type Outcome = 'win' | 'loss' | 'draw' | 'noContest'

export type WinLossRecord = {
  wins: number
  losses: number
  draws: number
  /** Bouts that count neither way. Missing if there are none. */
  noContests?: number
  /** Stoppages by strikes (KO, TKO and retirement). Null if the sport has none. */
  knockouts: number | null
}

/** A bout from the perspective of one side. */
export type Appearance = {
  bout: Bout
  event: SportsEvent
  side: 'red' | 'blue'
  /** Null before the bout. */
  outcome: Outcome | null
}

/** The player's fields that a record depends on. Generated players have other ids. */
type Recorded = Pick<Player, 'sport' | 'before'> & { id: string; team: string }

function indexBouts(listed: readonly Bout[]) {
  const held = withoutCancelled(listed)
  return {
    byEvent: groupedBy(held, ({ event }) => event),
    listedByEvent: groupedBy(listed, ({ event }) => event),
    /** By player or team. Their ids do not overlap, so they share a map. */
    bySide: groupedBy(held.flatMap(sidesOf).toSorted(latestFirst), ({ bout, side }) => bout[side]),
  }
}

const builtIn = indexBouts(listedBouts)
let reported = { from: reportedNights(), day: 0, index: builtIn }

/** The bouts as known at `now`: with what the card feed reports. Null: as prerendered. */
function indexAt(now: Date | null) {
  const from = reportedNights()
  if (!now || !from) return builtIn
  const day = venueDate(now, 0).getTime()
  if (reported.from !== from || reported.day !== day) {
    const reports = new Map(events.map((event) => [event.id, { event, night: findReport(event, now) }]))
    const listed = listedBouts.map((bout) => {
      const { event, night } = reports.get(bout.event) ?? {}
      const report = night?.bouts.find(({ row }) => row === bout.order)
      return event && report ? withReport(bout, report, event) : bout
    })
    reported = { from, day, index: indexBouts(listed) }
  }
  return reported.index
}

const byTeam = groupedBy(players, ({ team }) => team)

const records = new WeakMap<Recorded, WinLossRecord>()

/**
 * The card of an event, the main event first. Without cancelled bouts. Here and below, `now` adds what the card feed
 * reports.
 */
export function cardOf(event: EventId, now: Date | null = null): readonly Bout[] {
  return indexAt(now).byEvent.get(event) ?? []
}

/** The card with its cancelled bouts. */
export function listedCardOf(event: EventId, now: Date | null = null): readonly Bout[] {
  return indexAt(now).listedByEvent.get(event) ?? []
}

/**
 * Listed bouts of a player, or of the team for cricketers and footballers. Latest first, with future bouts before past
 * ones.
 */
export function getAppearances(player: Recorded, now: Date | null = null): readonly Appearance[] {
  return indexAt(now).bySide.get(isCombat(player.sport) ? player.id : player.team) ?? []
}

/** Listed bouts of a team: its own matches, or its fighters' bouts. */
export function appearancesOfTeam(team: Team, now: Date | null = null): readonly Appearance[] {
  if (!isCombat(team.sport)) return indexAt(now).bySide.get(team.id) ?? []
  return rosterOf(team)
    .flatMap((player) => getAppearances(player, now))
    .toSorted(latestFirst)
}

export function getRecord(player: Recorded, now: Date | null = null): WinLossRecord {
  if (indexAt(now) !== builtIn) return countRecord(player, getAppearances(player, now))
  const known = records.get(player)
  if (known) return known
  const record = countRecord(player)
  records.set(player, record)
  return record
}

/** The record before a bout, excluding it and later ones. */
export function recordBefore(player: Recorded, bout: Bout): WinLossRecord {
  return countRecord(player, earlier(getAppearances(player), bout))
}

/** The record before a match, for a team that plays its own matches. */
export function teamRecordBefore(team: Team, bout: TeamMatch): WinLossRecord {
  return { ...tally(earlier(appearancesOfTeam(team), bout)), knockouts: null }
}

function earlier(appearances: readonly Appearance[], bout: Bout): readonly Appearance[] {
  const event = findEvent(bout.event)
  return event ? appearances.filter((one) => latestFirst({ bout, event }, one) < 0) : []
}

/** The record of the team's own matches, or of all its fighters' bouts combined. */
export function getTeamRecord(team: Team, now: Date | null = null): WinLossRecord {
  const isFought = isCombat(team.sport)
  const parts = isFought
    ? rosterOf(team).map((player) => getRecord(player, now))
    : [tally(appearancesOfTeam(team, now))]
  const total = (part: 'wins' | 'losses' | 'draws' | 'knockouts') =>
    parts.reduce((sum, record) => sum + (record[part] ?? 0), 0)
  return {
    wins: total('wins'),
    losses: total('losses'),
    draws: total('draws'),
    ...noContestsOf(parts.reduce((sum, { noContests = 0 }) => sum + noContests, 0)),
    knockouts: isFought ? total('knockouts') : null,
  }
}

/** Best ranked first. */
export function rosterOf(team: Pick<Team, 'id'>): readonly Player[] {
  return byTeam.get(team.id) ?? []
}

/** The next upcoming bout. Null if the player is injured or nothing is planned. */
export function getNextFight(
  player: Recorded & Pick<Player, 'status'>,
  now: Date | null = null,
): Appearance | null {
  if (player.status === 'injured') return null
  return getAppearances(player, now).findLast(({ outcome }) => outcome === null) ?? null
}

export function getLastFight(player: Recorded, now: Date | null = null): Appearance | null {
  return getAppearances(player, now).find(({ outcome }) => outcome !== null) ?? null
}

/** Share of wins by knockout, 0 to 1. Null if the sport has no knockouts or there are no wins. */
export function knockoutRate({ knockouts, wins }: WinLossRecord): number | null {
  return knockouts === null || wins === 0 ? null : knockouts / wins
}

/** Share of bouts won, 0 to 1. Null without bouts. */
export function winRate({ wins, losses, draws }: WinLossRecord): number | null {
  const all = wins + losses + draws
  return all === 0 ? null : wins / all
}

/** Total, active, boxers, MMA fighters and average age (one decimal). */
export function rosterSummary(roster: readonly Pick<Player, 'sport' | 'status' | 'age'>[]) {
  const count = (test: (player: (typeof roster)[number]) => boolean) => roster.filter(test).length
  const years = roster.reduce((sum, { age }) => sum + age, 0)
  return {
    total: roster.length,
    active: count(({ status }) => status === 'active'),
    boxers: count(({ sport }) => sport === 'boxing'),
    mmaFighters: count(({ sport }) => sport === 'mma'),
    averageAge: roster.length === 0 ? 0 : Math.round((years / roster.length) * 10) / 10,
  }
}

function countRecord(player: Recorded, appearances = getAppearances(player)): WinLossRecord {
  const listed = tally(appearances)
  const { before } = player
  return {
    wins: before.wins + listed.wins,
    losses: before.losses + listed.losses,
    draws: before.draws + listed.draws,
    ...noContestsOf(listed.noContests ?? 0),
    knockouts: isCombat(player.sport) ? before.knockouts + listed.knockouts : null,
  }
}

function tally(appearances: readonly Appearance[]): WinLossRecord & { knockouts: number } {
  const count = (wanted: Outcome) => appearances.filter(({ outcome }) => outcome === wanted).length
  return {
    wins: count('win'),
    losses: count('loss'),
    draws: count('draw'),
    ...noContestsOf(count('noContest')),
    knockouts: appearances.filter(({ bout, outcome }) => outcome === 'win' && isKnockout(bout)).length,
  }
}

const noContestsOf = (noContests: number) => (noContests > 0 ? { noContests } : {})

/** Whether the bout was stopped by strikes. */
export const isKnockout = ({ kind, result }: Bout): boolean =>
  kind === 'combat' && !!result && 'method' in result && ['ko', 'tko', 'retirement'].includes(result.method)

function sidesOf(bout: Bout): Appearance[] {
  const event = findEvent(bout.event)
  if (!event || isCancelled(event)) return []
  return (['red', 'blue'] as const).map((side) => ({ bout, event, side, outcome: getOutcome(bout, side) }))
}

function getOutcome({ result }: Bout, side: 'red' | 'blue'): Outcome | null {
  if (!result) return null
  const { winner } = result
  if (winner === 'draw' || winner === 'noContest') return winner
  return winner === side ? 'win' : 'loss'
}

type Placed = Pick<Appearance, 'bout' | 'event'>

/** On the same day, the main event is the last bout. */
function latestFirst(a: Placed, b: Placed): number {
  return b.event.dayOffset - a.event.dayOffset || a.bout.order - b.bout.order
}

function groupedBy<One>(all: readonly One[], keyOf: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>()
  for (const one of all) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  return groups
}
