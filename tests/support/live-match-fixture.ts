import type { FeedInnings, FeedMatch } from '@/live/score-feed.ts'

/** Matches in the page's format, with only the fields that a test needs. Teams A and B; A bats first. */

const both = (text: string) => ({ en: text, ar: `${text} بالعربية` })

export const buildInnings = (runs: number, wickets: number, overs: string): FeedInnings => ({
  runs,
  wickets,
  overs,
  extras: null,
  perOver: null,
})

export const buildBatter = (name: string, runs: number, balls: number) => ({
  name: both(name),
  runs,
  balls,
  fours: 0,
  sixes: 0,
})

type Given = Partial<Pick<FeedMatch, 'id' | 'status' | 'date' | 'time' | 'result'>> & {
  first?: FeedInnings
  second?: FeedInnings
  superOver?: readonly [FeedInnings | undefined, FeedInnings | undefined]
  batting?: 'AAA' | 'BBB'
  target?: number
  isTargetRevised?: boolean
  overs?: number
  batters?: ReturnType<typeof buildBatter>[]
  lastWicket?: { name: string; runs: number; balls: number }
}

export function buildLiveMatch({
  first,
  second,
  superOver = [undefined, undefined],
  batting = second ? 'BBB' : 'AAA',
  target,
  isTargetRevised = false,
  overs,
  batters = [],
  lastWicket,
  status = 'LIVE',
  ...given
}: Given): FeedMatch {
  const side = (code: string, ...innings: readonly (FeedInnings | undefined)[]) => ({
    name: both(`Side ${code}`),
    code,
    shortName: null,
    flag: null,
    innings: innings.filter((each) => each !== undefined),
  })
  return {
    id: 'a-match',
    status,
    series: both('A series'),
    matchNumber: null,
    date: '2026-11-22',
    time: '15:00',
    venue: both('A ground'),
    isSample: true,
    oversPerSide: 20,
    teams: [side('AAA', first, superOver[0]), side('BBB', second, superOver[1])],
    live:
      status === 'LIVE'
        ? {
            batting,
            batters,
            bowler: null,
            balls: [],
            target: target ?? null,
            isTargetRevised,
            overs: overs ?? null,
            lastWicket: lastWicket ? { ...lastWicket, name: both(lastWicket.name) } : null,
          }
        : null,
    result: null,
    winner: null,
    toss: null,
    playerOfMatch: null,
    mvp: null,
    batting: {},
    bowling: {},
    fallOfWickets: {},
    keyMoments: [],
    milestones: [],
    ...given,
  }
}

/** Team A batting, with one batter who scored all the runs. */
export const withRuns = (runs: number, wickets = 0) =>
  buildLiveMatch({
    first: buildInnings(runs, wickets, '10.0'),
    batters: [buildBatter('Rashid', runs, 30)],
    ...(wickets > 0 && { lastWicket: { name: `Batter ${wickets}`, runs: wickets, balls: 9 } }),
  })
