import { describe, expect, it } from 'vitest'
import { merge, emptyFeedState } from '@/platform/live-scores/merge.ts'
import { buildFeed, buildMatch, at, deliveries, startsAt, withChange } from '../../../support/feed-fixture.ts'

const why = (match: unknown) => merge(emptyFeedState, buildFeed([match]), startsAt.getTime()).rejected[0]?.why

const early = buildMatch(deliveries.early)
const chase = buildMatch(deliveries.chase)
const over = buildMatch(deliveries.over)
/** The innings break: the first side has finished, the second has not started. */
const between = Array.from({ length: 140 }, (_, ball) => buildMatch(ball)).findLast(
  (match) => at(match, ['teams', 1, 'innings', 0]) === undefined,
)
const made = Number(at(between, ['teams', 0, 'innings', 0, 'runs']))
const withTarget = (target: number, isTargetRevised = false) =>
  withChange(withChange(between, ['live', 'target'], target), ['live', 'isTargetRevised'], isTargetRevised)
const withOvers = (match: unknown, overs: number) => withChange(match, ['live', 'overs'], overs)
const penalty = (match: unknown) => more(more(match, [...innings, 'extras'], 5), [...innings, 'runs'], 5)
const batting = String(at(early, ['live', 'batting']))
const bowling = String(at(early, ['teams', 1, 'code']))
const innings = ['teams', 0, 'innings', 0]
const more = (match: unknown, path: readonly (string | number)[], by = 1) =>
  withChange(match, path, Number(at(match, path)) + by)
const thisOver = (match: unknown) => {
  const balls = at(match, ['live', 'balls'])
  return Array.isArray(balls) ? balls.map(String) : []
}
/** Without scorecards, so that the totals can only contradict each other. */
const cards = ['batting', 'bowling', 'fallOfWickets']
const bare = (match: unknown) => cards.reduce((rest, card) => withChange(rest, [card], {}), match)

describe('findContradiction returns a reason for', () => {
  it.each([
    ['a run more than was made', more(early, [...innings, 'runs']), 'batting'],
    ['an extra more than there was', more(early, [...innings, 'extras']), 'batting'],
    ['a wicket more than fell', more(early, [...innings, 'wickets']), 'wickets'],
    ['more overs than a side has', withChange(early, [...innings, 'overs'], '20.1'), 'overs'],
    ['a ball that nobody bowled', withChange(early, [...innings, 'overs'], '9.5'), 'runs'],
    ['more extras than runs', withChange(bare(early), [...innings, 'extras'], 400), 'runs'],
    [
      'more runs than balls allow',
      withChange(bare(withChange(early, innings, { runs: 200, wickets: 0, overs: '2.0' })), ['live'], {
        batting,
      }),
      'runs',
    ],
    ['an over short', withChange(early, [...innings, 'perOver'], [1]), 'runs'],
    ['overs that are not what the total is', more(bare(early), [...innings, 'perOver', 0]), 'balls'],
    [
      'a batter with more fours than runs',
      withChange(early, ['batting', batting, 0, 'fours'], 90),
      'batting',
    ],
    ['a bowler with a wicket too many', more(early, ['bowling', bowling, 0, 'wickets'], 9), 'bowling'],
    ['a bowler with an over too many', withChange(early, ['bowling', bowling, 0, 'overs'], '3.0'), 'bowling'],
    ['a fall after the score', more(chase, ['fallOfWickets', batting, 0, 'runs'], 300), 'falls'],
    ['a batter who has other figures on the card', more(early, ['live', 'batters', 0, 'balls']), 'batters'],
    ['a batter who is out', withChange(early, ['live', 'batters', 0, 'name'], 'Nobody'), 'batters'],
    ['a ball more in this over', withChange(early, ['live', 'balls'], ['1', '1', '1', '1', '1']), 'balls'],
    ['a target while the first side bats', withChange(early, ['live', 'target'], 100), 'target'],
    ['a target that is not one more', more(chase, ['live', 'target']), 'target'],
    ['a target in the break that is not one more', withTarget(made), 'target'],
    ['more overs than a chase after rain has', withOvers(chase, 8), 'overs'],
    ['more overs than a first innings after rain has', withOvers(early, 6), 'overs'],
    ['more overs after rain than before it', withOvers(chase, 21), 'overs'],
    ['penalty runs that no ball of the over tells', penalty(early), 'balls'],
    ['no target in a chase', withChange(chase, ['live', 'target'], null), 'target'],
    ['the other side at bat', withChange(early, ['live', 'batting'], bowling), 'innings'],
    [
      'a third side on the card',
      withChange(early, ['playerOfMatch'], { name: 'A', team: 'ZZ', performance: '1' }),
      'sides',
    ],
    ['a result that is live', withChange(over, ['live'], at(chase, ['live'])), 'result'],
    ['a result without its words', withChange(over, ['result'], null), 'result'],
    ['live without what is live', withChange(early, ['live'], null), 'result'],
    ['runs before the first ball', withChange(early, ['status'], 'UPCOMING'), 'innings'],
  ])('%s', (_, match, reason) => {
    expect(why(match)).toBe(reason)
  })
})

describe('findContradiction returns null for', () => {
  it.each([
    ['in its first innings', early],
    ['in its second', chase],
    ['at its end', over],
    ['before it', buildMatch(0)],
    ['without cards', bare(early)],
    ['after rain', withChange(more(chase, ['live', 'target'], -20), ['live', 'isTargetRevised'], true)],
    ['with fewer overs after rain', withOvers(chase, 12)],
    ['in the break', between],
    ['in the break, with its target', withTarget(made + 1)],
    ['in the break, with a target after rain', withOvers(withTarget(made - 30, true), 12)],
    [
      'with five penalty runs in its over',
      withChange(penalty(early), ['live', 'balls'], [...thisOver(early), '5p']),
    ],
    ['abandoned without a ball', { ...buildMatch(0), status: 'RESULT', result: 'No result' }],
  ])('%s', (_, match) => {
    expect(why(match)).toBeUndefined()
  })
})
