import { loadScorecard } from '@/content/matches/scorecards.gen.ts'
import { results } from '@/content/matches/results.gen.ts'
import { describe, expect, it } from 'vitest'
import type { InningsCard, InningsTotal, Overs } from '@/content/matches/types.ts'
import { accountedRuns } from '@/lib/cricket/figures.ts'
import { countBalls, cumulative } from '@/lib/cricket/figures.ts'

type KnownInnings = { name: string; total: InningsTotal; card: InningsCard }

/** The ten innings of the page, each with its total and its scorecard. */
async function knownInnings(): Promise<KnownInnings[]> {
  const pairs = await Promise.all(
    results.map(async ({ id, innings }) => {
      const { scorecard } = await loadScorecard[id]()
      return ([0, 1] as const).map((index) => {
        const total = innings[index]
        return { name: `${total.team}, ${id}`, total, card: scorecard.innings[index] }
      })
    }),
  )
  return pairs.flat()
}

/** The sum of a column. Unknown values count as zero. */
function sumOf(values: readonly (number | null)[]): number {
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
}

const all = await knownInnings()

const isRising = (values: readonly number[]) =>
  values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0))

describe.each(all)('$name', ({ total, card }) => {
  const { falls, checkpoints, singleOvers } = card

  it('has no more known runs than its total, and all of them if no figure is missing', () => {
    const known = accountedRuns(total.extras, card)
    expect(known.batting).toBeLessThanOrEqual(total.runs)
    expect(known.bowling).toBeLessThanOrEqual(total.runs)
    const isComplete = total.extras !== null && card.batting.every(({ runs }) => runs !== null)
    if (isComplete) expect(known.batting).toBe(total.runs)
  })

  it('has at most ten wickets and twenty overs', () => {
    expect(total.wickets).toBeLessThanOrEqual(10)
    expect(countBalls(total.overs)).toBeLessThanOrEqual(120)
    // Only a side that is all out finishes before its last over.
    expect(total.wickets === 10 || total.overs === '20.0').toBe(true)
  })

  it('has no more dismissals than wickets, and at most two not out', () => {
    expect(card.batting.filter(({ notOut }) => notOut === false).length).toBeLessThanOrEqual(total.wickets)
    expect(card.batting.filter(({ notOut }) => notOut === true).length).toBeLessThanOrEqual(2)
    expect(card.batting.length).toBeLessThanOrEqual(11)
  })

  it('states for each batter a dismissal or not out', () => {
    for (const { notOut, dismissal } of card.batting) {
      if (notOut === true) expect(dismissal).toEqual({ kind: 'notOut' })
      if (dismissal) expect(dismissal.kind === 'notOut').toBe(notOut)
    }
  })

  it('has boundaries within the runs, and runs within the balls', () => {
    for (const { runs, balls, fours, sixes } of card.batting) {
      if (runs === null) continue
      expect((fours ?? 0) * 4 + (sixes ?? 0) * 6).toBeLessThanOrEqual(runs)
      if (balls !== null) expect(runs).toBeLessThanOrEqual(balls * 6)
    }
  })

  it('names each player once and on one side', () => {
    const batting = card.batting.map(({ player }) => player)
    const bowling = card.bowling.map(({ player }) => player)
    expect(new Set([...batting, ...bowling]).size).toBe(batting.length + bowling.length)
  })

  it('credits bowlers with no more wickets than the side lost', () => {
    expect(sumOf(card.bowling.map(({ wickets }) => wickets))).toBeLessThanOrEqual(total.wickets)
    for (const { overs, maidens } of card.bowling) {
      if (overs === null) continue
      expect(countBalls(overs)).toBeLessThanOrEqual(24)
      expect(maidens ?? 0).toBeLessThanOrEqual(Math.floor(countBalls(overs) / 6))
    }
  })

  it('credits each dismissal to a listed bowler with enough wickets', () => {
    const credited = card.batting.flatMap(({ dismissal }) =>
      dismissal && 'bowler' in dismissal ? [dismissal.bowler] : [],
    )
    for (const bowler of credited) {
      const row = card.bowling.find(({ player }) => player === bowler)
      expect(row?.player).toBe(bowler)
      expect(credited.filter((each) => each === bowler).length).toBeLessThanOrEqual(row?.wickets ?? 10)
    }
  })

  it('has falls in order, within the wickets, runs and overs of the innings', () => {
    const wickets = falls.map(({ wicket }) => wicket)
    const overs = falls.flatMap(({ over }) => (over === null ? [] : [countBalls(over)]))
    const scores = falls.map(({ runs }) => runs).filter((value) => value !== null)

    expect(new Set(wickets).size).toBe(wickets.length)
    for (const [values, most] of [
      [wickets, total.wickets],
      [overs, countBalls(total.overs)],
      [scores, total.runs],
    ] as const) {
      expect(isRising(values)).toBe(true)
      expect(values.at(-1) ?? 0).toBeLessThanOrEqual(most)
    }
  })

  it('ends with the tenth fall if the side is all out', () => {
    const last = falls.find(({ wicket }) => wicket === 10)
    if (last?.runs) expect(last.runs).toBe(total.runs)
    if (last?.over) expect(last.over).toBe(total.overs)
  })

  it('lists falls only of batters who are out', () => {
    for (const { player } of falls) {
      if (player === null) continue
      expect(card.batting.find((row) => row.player === player)?.notOut).toBe(false)
    }
  })

  it('has known scores that rise to the total', () => {
    expect(isRising(checkpoints.map(({ afterOver }) => afterOver))).toBe(true)
    expect(isRising([...checkpoints.map(({ runs }) => runs), total.runs])).toBe(true)
    expect(isRising([...checkpoints.map(({ wickets }) => wickets), total.wickets])).toBe(true)
    for (const { runs } of singleOvers) expect(runs).toBeLessThanOrEqual(36)
  })

  it('has known scores that agree with the wickets at that time', () => {
    for (const { afterOver, runs, wickets } of checkpoints) {
      for (const fall of falls) {
        if (fall.wicket <= wickets && fall.runs !== null) expect(fall.runs).toBeLessThanOrEqual(runs)
        if (fall.wicket > wickets && fall.runs !== null) expect(fall.runs).toBeGreaterThanOrEqual(runs)
        if (fall.over !== null) expect(countBalls(fall.over) <= afterOver * 6).toBe(fall.wicket <= wickets)
      }
    }
  })
})

describe('innings with every over known', () => {
  const known = all.flatMap(({ name, total, card }) =>
    card.perOver ? [{ name, total, perOver: card.perOver, falls: card.falls }] : [],
  )

  it('include both of the first match', () => {
    expect(known.map(({ name }) => name)).toEqual(['PAK, 1', 'AFG, 1'])
  })

  it.each(known)('add up to the total, and agree with every wicket: $name', ({ total, perOver, falls }) => {
    const scores = [0, ...cumulative(perOver)]
    expect(perOver).toHaveLength(Math.ceil(countBalls(total.overs) / 6))
    expect(scores.at(-1)).toBe(total.runs)
    const overOf = (over: Overs) => Math.floor((countBalls(over) - 1) / 6)
    for (const { runs, over } of falls) {
      if (runs === null || over === null) continue
      expect(runs).toBeGreaterThanOrEqual(scores[overOf(over)] ?? 0)
      expect(runs).toBeLessThanOrEqual(scores[overOf(over) + 1] ?? 0)
    }
  })
})
