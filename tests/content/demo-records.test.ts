import { describe, expect, it } from 'vitest'
import { bouts } from '@/content/bouts/bouts.ts'
import type { Bout } from '@/content/bouts/types.ts'
import { events, findEvent } from '@/content/events/events.ts'
import { recordText } from '@/content/bouts/record-text.ts'
import { players } from '@/content/players/players.ts'
import type { Player } from '@/content/players/types.ts'
import {
  getAppearances,
  appearancesOfTeam,
  cardOf,
  listedCardOf,
  knockoutRate,
  getLastFight,
  getNextFight,
  getRecord,
  rosterOf,
  rosterSummary,
  getTeamRecord,
  winRate,
} from '@/content/bouts/records.ts'
import { isCorner, sideOf } from '@/content/bouts/sides.ts'
import { isCombat } from '@/content/sports.ts'
import { teams } from '@/content/teams/teams.ts'

/** Reads the list directly, without the module under test. */
const listedOf = (id: string): Bout[] => bouts.filter(({ red, blue }) => red === id || blue === id)
const sideIdOf = ({ id, sport, team }: Player): string => (isCombat(sport) ? id : team)

function countOf(id: string) {
  const count = { wins: 0, losses: 0, draws: 0, noContests: 0, knockouts: 0 }
  for (const bout of listedOf(id)) {
    if (!bout.result) continue
    const { winner } = bout.result
    if (winner === 'draw') count.draws += 1
    else if (winner === 'noContest') count.noContests += 1
    else if (bout[winner] === id) count.wins += 1
    else count.losses += 1
    const isStrike = bout.kind === 'combat' && ['ko', 'tko', 'retirement'].includes(bout.result.method)
    if (isStrike && isCorner(winner) && bout[winner] === id) count.knockouts += 1
  }
  return count
}

describe.each(players.map((player) => [player.id, player] as const))('%s', (_id, player) => {
  const listed = countOf(sideIdOf(player))
  const record = getRecord(player)

  it('has a record equal to its earlier plus its listed bouts', () => {
    expect(record).toEqual({
      wins: player.before.wins + listed.wins,
      losses: player.before.losses + listed.losses,
      draws: player.before.draws + listed.draws,
      ...(listed.noContests > 0 && { noContests: listed.noContests }),
      knockouts: isCombat(player.sport) ? player.before.knockouts + listed.knockouts : null,
    })
    expect(player.before.knockouts).toBeLessThanOrEqual(player.before.wins)
  })

  it('has every listed bout in the history once, latest first', () => {
    const history = getAppearances(player)
    expect(history.map(({ bout }) => bout).toSorted(byCard)).toEqual(
      listedOf(sideIdOf(player)).toSorted(byCard),
    )
    const days = history.map(({ event }) => event.dayOffset)
    expect(days).toEqual(days.toSorted((a, b) => b - a))
    expect(history.length).toBeGreaterThan(0)
  })

  it('has the soonest upcoming bout as the next one, unless injured, and the latest result as the last', () => {
    const [over = [], coming = []] = [true, false].map((isOver) =>
      listedOf(sideIdOf(player)).flatMap(({ result, event }) =>
        (result !== null) === isOver ? dayOf(event) : [],
      ),
    )
    const next = player.status === 'injured' || coming.length === 0 ? undefined : Math.min(...coming)
    expect(getNextFight(player)?.event.dayOffset).toBe(next)
    expect(getLastFight(player)?.event.dayOffset).toBe(Math.max(...over))
  })
})

it('bout › appears on one card only, in its place', () => {
  const onCards = events.flatMap(({ id }) => cardOf(id))
  expect(onCards.toSorted(byCard)).toEqual(bouts.toSorted(byCard))
  for (const { id } of events) {
    const listed = listedCardOf(id)
    expect(listed.map(({ order }) => order)).toEqual(listed.map((_, index) => index + 1))
    expect(listed.filter((bout) => bouts.includes(bout))).toEqual(cardOf(id))
  }
})

it('card › shows the records from before the bout', () => {
  for (const bout of bouts) {
    for (const corner of ['red', 'blue'] as const) {
      const { record, player, team } = sideOf(bout, corner)
      const day = dayOf(bout.event)
      const before = listedOf(bout[corner]).filter(
        (one) =>
          one.result && (dayOf(one.event) < day || (one.event === bout.event && one.order > bout.order)),
      )
      const wins = before.filter(
        ({ result, red }) => result?.winner === (red === bout[corner] ? 'red' : 'blue'),
      )
      expect(record.wins, `${bout.event} ${bout[corner]} ${team?.id}`).toBe(
        (player?.before.wins ?? 0) + wins.length,
      )
    }
  }
})

describe('team', () => {
  it('has the players who name it, the best ranked first', () => {
    expect(teams.flatMap(rosterOf).length).toBe(players.length)
    for (const team of teams) {
      const roster = rosterOf(team)
      expect(roster.length).toBeGreaterThan(0)
      for (const { team: named, sport } of roster) expect([named, sport]).toEqual([team.id, team.sport])
      const ranks = roster.map(({ ranking }) => ranking)
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    }
  })

  it('has its own matches, or the bouts of all its fighters', () => {
    for (const team of teams) {
      const ids: string[] = isCombat(team.sport) ? rosterOf(team).map(({ id }) => id) : [team.id]
      expect(appearancesOfTeam(team).length).toBe(ids.flatMap(listedOf).length)
      const days = appearancesOfTeam(team).map(({ event }) => event.dayOffset)
      expect(days).toEqual(days.toSorted((a, b) => b - a))
      const wins = isCombat(team.sport)
        ? rosterOf(team).reduce((sum, { id, before }) => sum + before.wins + countOf(id).wins, 0)
        : countOf(team.id).wins
      expect(getTeamRecord(team).wins).toBe(wins)
      expect(getTeamRecord(team).knockouts === null).toBe(!isCombat(team.sport))
    }
  })
})

describe('figures', () => {
  it('have no value without a denominator', () => {
    expect(knockoutRate({ wins: 0, losses: 2, draws: 0, knockouts: 0 })).toBeNull()
    expect(knockoutRate({ wins: 4, losses: 2, draws: 0, knockouts: null })).toBeNull()
    expect(winRate({ wins: 0, losses: 0, draws: 0, knockouts: 0 })).toBeNull()
  })

  it('divide knockouts by wins, and wins by all bouts, draws included', () => {
    expect(knockoutRate({ wins: 18, losses: 2, draws: 0, knockouts: 11 })).toBeCloseTo(11 / 18)
    expect(winRate({ wins: 11, losses: 3, draws: 1, knockouts: 5 })).toBeCloseTo(11 / 15)
  })

  it('add up for the roster, the average with one decimal', () => {
    const roster = [
      { sport: 'boxing', status: 'active', age: 20 },
      { sport: 'mma', status: 'injured', age: 25 },
      { sport: 'football', status: 'active', age: 26 },
    ] as const
    expect(rosterSummary(roster)).toEqual({
      total: 3,
      active: 2,
      boxers: 1,
      mmaFighters: 1,
      averageAge: 23.7,
    })
    expect(rosterSummary([]).averageAge).toBe(0)
  })

  it('equal those of the prototypes and the battle page', () => {
    const records = {
      'khalid-al-mansoori': '18–2–0',
      'raoni-maciel': '21–5–0',
      'yasmin-rahal': '12–1–0',
      'grace-delos-reyes': '9–2–0',
      'ziad-khoury': '11–3–1',
      'arjun-rathore': '14–4–0',
      'fahad-al-otaibi': '7–0–0',
      'hassan-amin': '10–5–0',
      'karim-zadran': '8–2–0',
      'saad-mirza': '6–1–0',
      'hind-al-suwaidi': '8–1–0',
      'omar-haddad': '24–3–1',
      'danny-cole': '16–4–2',
      'idrissa-badji': '10–3–0, 1\u00a0NC',
    }
    const recordOf = (id: string) => players.flatMap((player) => (player.id === id ? getRecord(player) : []))
    for (const [id, record] of Object.entries(records))
      expect(
        recordOf(id).map((counted) => recordText(counted, 'en')),
        id,
      ).toEqual([record])
    const withKnockouts = ['khalid-al-mansoori', 'raoni-maciel', 'yasmin-rahal']
    expect(withKnockouts.flatMap(recordOf).map(({ knockouts }) => knockouts)).toEqual([11, 6, 7])
  })
})

function dayOf(event: Bout['event']): number {
  return findEvent(event)?.dayOffset ?? Number.NaN
}

function byCard(a: Bout, b: Bout): number {
  return a.event.localeCompare(b.event) || a.order - b.order
}
