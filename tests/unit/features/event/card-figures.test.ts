import { describe, expect, it } from 'vitest'
import { bouts } from '@/content/bouts/bouts.ts'
import type { CombatBout, TeamMatch } from '@/content/bouts/types.ts'
import type { CombatResult } from '@/contract/card-report.ts'
import { methodParts, recordParts } from '@/content/bouts/parts.ts'
import { boutLengths, countFinishes } from '@/features/event/card-figures.ts'

const [combat] = bouts.filter((bout) => bout.kind === 'combat')
const [match] = bouts.filter((bout) => bout.kind === 'match')
if (!combat || !match) throw new Error('There are no bouts')

const buildBout = (result: CombatResult | null): CombatBout => ({ ...combat, result })
const buildMatch = (result: TeamMatch['result']): TeamMatch => ({ ...match, result })

const ended = (method: CombatResult['method'], round: number, time: string): CombatResult => ({
  winner: method === 'draw' || method === 'noContest' ? method : 'red',
  method,
  round,
  time,
})

describe('methodParts', () => {
  it('counts kinds of wins, KO and TKO as one and every decision as one', () => {
    const card = [
      buildBout(ended('tko', 1, '2:00')),
      buildBout(ended('ko', 2, '0:30')),
      buildBout(ended('split', 3, '5:00')),
      buildBout(ended('unanimous', 3, '5:00')),
      buildBout(ended('submission', 2, '4:01')),
      buildBout(ended('draw', 3, '5:00')),
      buildBout(ended('retirement', 2, '5:00')),
      buildBout(ended('technical', 2, '1:00')),
      buildBout(ended('disqualification', 2, '1:00')),
      buildBout(ended('noContest', 2, '1:00')),
      buildBout(null),
    ]

    expect(methodParts(card).map(({ name, count }) => `${name} ${count}`)).toEqual([
      'knockout 3',
      'submission 1',
      'decision 3',
      'disqualification 1',
      'draw 1',
      'noContest 1',
    ])
    expect(countFinishes(card)).toBe(4)
  })

  it('groups team matches by margin', () => {
    const card = [
      buildMatch({ winner: 'red', redScore: '4', blueScore: '3', margin: { by: 'goals', amount: 1 } }),
      buildMatch({
        winner: 'blue',
        redScore: '1',
        blueScore: '1',
        margin: { by: 'penalties', score: '4–2' },
      }),
      buildMatch(null),
    ]

    expect(methodParts(card)).toEqual([
      { name: 'goals', count: 1 },
      { name: 'penalties', count: 1 },
    ])
    expect(countFinishes(card)).toBe(0)
  })
})

it('recordParts › omits what nobody has', () => {
  expect(recordParts([{ wins: 3, losses: 0, draws: 0, knockouts: null }])).toEqual([
    { name: 'wins', count: 3 },
  ])
})

describe('boutLengths', () => {
  const card = [buildBout(ended('tko', 1, '1:00')), buildBout(ended('unanimous', 3, '3:00')), buildBout(null)]

  it('counts whole rounds of three minutes in boxing and five in MMA', () => {
    expect(boutLengths(card, 'boxing')).toEqual({ average: 300, shortest: 60, longest: 540 })
    expect(boutLengths([buildBout(ended('submission', 2, '1:30'))], 'mma')?.average).toBe(390)
  })

  it('returns null, and no kinds of win, before the first result', () => {
    expect(boutLengths([buildBout(null)], 'mma')).toBeNull()
    expect(methodParts([buildBout(null), buildMatch(null)])).toEqual([])
  })
})
