import { describe, expect, it } from 'vitest'
import { bouts } from '@/content/bouts/bouts.ts'
import type { CombatBout, TeamMatch } from '@/content/bouts/types.ts'
import { findEvent } from '@/content/events/events.ts'
import { findPlayer, players } from '@/content/players/players.ts'
import type { Player } from '@/content/players/types.ts'
import { cardOf } from '@/content/bouts/records.ts'
import { findTeam } from '@/content/teams/teams.ts'

const combats = bouts.filter((bout) => bout.kind === 'combat')
const matches = bouts.filter((bout) => bout.kind === 'match')

const dayOf = ({ event }: { event: CombatBout['event'] }) => findEvent(event)?.dayOffset ?? Number.NaN
const sportOf = ({ event }: { event: CombatBout['event'] }) => findEvent(event)?.sport
const nameOf = (bout: CombatBout | TeamMatch) => `${bout.event} ${bout.order}: ${bout.red} v ${bout.blue}`

function known(id: string): Player {
  const player = findPlayer(id)
  if (!player) throw new Error(`${id} is nobody`)
  return player
}

const secondsOf = (time: string) => {
  const [minutes, seconds] = time.split(':').map(Number)
  return (minutes ?? Number.NaN) * 60 + (seconds ?? Number.NaN)
}

describe.each(combats.map((bout) => [nameOf(bout), bout] as const))('%s', (_name, bout) => {
  const [red, blue] = [known(bout.red), known(bout.blue)]

  it('has two people of one sex, sport and division from two teams', () => {
    expect(red.id).not.toBe(blue.id)
    expect(red.gender).toBe(blue.gender)
    expect([red.sport, blue.sport]).toEqual([sportOf(bout), sportOf(bout)])
    expect([red.division, blue.division]).toEqual([bout.weightClass, bout.weightClass])
    expect(red.team).not.toBe(blue.team)
  })

  it('has a possible result once it is over', () => {
    const { result } = bout
    expect(result !== null).toBe(dayOf(bout) < 0)
    if (!result) return
    const boxingRound = red.gender === 'female' ? 120 : 180
    const roundLength = red.sport === 'mma' ? 300 : boxingRound
    expect(result.time).toMatch(/^[0-5]:[0-5]\d$/)
    for (const none of ['draw', 'noContest']) expect(result.winner === none).toBe(result.method === none)
    if (red.sport === 'boxing') expect(result.method).not.toBe('submission')
    if (!['unanimous', 'split', 'majority', 'draw'].includes(result.method)) {
      expect(result.round).toBeGreaterThanOrEqual(1)
      expect(result.round).toBeLessThanOrEqual(bout.rounds)
      expect(secondsOf(result.time)).toBeGreaterThan(0)
      expect(secondsOf(result.time)).toBeLessThanOrEqual(roundLength)
    } else {
      expect(result.round).toBe(bout.rounds)
      expect(secondsOf(result.time)).toBe(roundLength)
    }
  })
})

it('fighters › have no planned bout while injured', () => {
  const injured = players.filter(({ status }) => status === 'injured')
  expect(injured.length).toBeGreaterThanOrEqual(2)
  for (const { id } of injured) {
    expect(combats.filter(({ red, blue, result }) => !result && (red === id || blue === id))).toEqual([])
  }
})

describe.each(matches.map((match) => [nameOf(match), match] as const))('%s', (_name, match) => {
  const { red, blue, result } = match

  it('has two teams of the day’s sport', () => {
    expect(red).not.toBe(blue)
    expect([findTeam(red)?.sport, findTeam(blue)?.sport]).toEqual([sportOf(match), sportOf(match)])
    expect(result !== null).toBe(dayOf(match) < 0)
  })

  it('has a score that matches winner and margin', () => {
    if (!result) return
    const pattern = sportOf(match) === 'cricket' ? /^\d{2,3}(?:\/\d)? \(\d{1,2}(?:\.[1-5])?\)$/ : /^\d{1,2}$/
    for (const score of [result.redScore, result.blueScore]) expect(score).toMatch(pattern)
    const gap = Number.parseInt(result.redScore, 10) - Number.parseInt(result.blueScore, 10)
    const { margin, winner } = result
    if (margin.by === 'draw' || margin.by === 'penalties') expect(gap).toBe(0)
    else expect(Math.sign(gap)).toBe(winner === 'red' ? 1 : -1)
    if (margin.by === 'runs' || margin.by === 'goals') expect(Math.abs(gap)).toBe(margin.amount)
    if (margin.by === 'runs') expect(winner, 'bats first').toBe('red')
    if (margin.by === 'wickets') {
      expect(winner, 'bats second').toBe('blue')
      expect(Number(result.blueScore.match(/\/(\d)/)?.[1])).toBe(10 - margin.amount)
    }
    if (margin.by === 'penalties') {
      const [first, second] = margin.score.split('–').map(Number)
      expect(Math.sign((first ?? 0) - (second ?? 0))).toBe(winner === 'red' ? 1 : -1)
    }
    expect(margin.by === 'draw').toBe(winner === 'draw')
  })
})

it('match day › sends the winner of a semi-final to the final', () => {
  const finals = matches.filter(({ stage }) => stage === 'final')
  expect(finals.length).toBeGreaterThan(2)
  for (const { event, red, blue } of finals) {
    for (const bout of cardOf(event)) {
      if (bout.kind !== 'match' || bout.stage !== 'semi-final' || !bout.result) continue
      const { winner } = bout.result
      expect([red, blue], event).toContain(winner === 'draw' ? null : bout[winner])
    }
  }
})
