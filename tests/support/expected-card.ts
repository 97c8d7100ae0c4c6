import { cricketers, type CricketerId } from '@/content/matches/cricketers.ts'
import { teams } from '@/content/matches/series.ts'
import type {
  BattingRow,
  BowlingRow,
  Dismissal,
  FallOfWicket,
  InningsCard,
  Overs,
  Scorecard,
  TeamCode,
} from '@/content/matches/types.ts'
import type { RecordedCard, RecordedResult } from './cricket-record.ts'
import { teamCodes } from './team-codes.ts'

/** What the site should say of a match, written from the record: the same facts in the site's own shapes. */

const isCricketer = (id: string): id is CricketerId => id in cricketers
const cricketerIds = Object.keys(cricketers).filter(isCricketer)

/** The record's reports shorten him to his initials. */
const inFull = new Map([['AM Ghazanfar', 'Mohammad Ghazanfar']])

export function cricketerNamed(name: string): CricketerId {
  const id = cricketerIds.find((each) => cricketers[each].en === (inFull.get(name) ?? name))
  if (!id) throw new Error(`The site does not know ${name}`)
  return id
}

export function teamNamed(name: string): TeamCode {
  const code = teamCodes.find((each) => teams[each].name.en === name)
  if (!code) throw new Error(`The site does not know ${name}`)
  return code
}

/** `4` and `4.0` → `4.0`. */
export function asOvers(text: string): Overs {
  const [whole = 0, balls = 0] = text.split('.').map(Number)
  return `${whole}.${balls}`
}

/** The two sides in the order of batting. */
export function sidesOf({ teams: sides, battedFirst }: RecordedResult) {
  const first = sides.find(({ code }) => code === battedFirst)
  const second = sides.find(({ code }) => code !== battedFirst)
  if (!first || !second) throw new Error('A match has two sides')
  return [first, second] as const
}

/** The scorer's notation, such as `c Mujeeb Ur Rahman b Azmatullah Omarzai`. */
const notations: readonly [RegExp, (...names: string[]) => Dismissal][] = [
  [/^not out$/, () => ({ kind: 'notOut' })],
  [/^run out$/, () => ({ kind: 'runOut', by: [] })],
  [/^run out \((.+)\)$/, (names = '') => ({ kind: 'runOut', by: names.split(' / ').map(cricketerNamed) })],
  [/^c & b (.+)$/, (bowler = '') => ({ kind: 'caughtAndBowled', bowler: cricketerNamed(bowler) })],
  [/^c \(wicketkeeper\) b (.+)$/, (bowler = '') => caughtAt('keeper', bowler)],
  [/^c \(long-off\) b (.+)$/, (bowler = '') => caughtAt('longOff', bowler)],
  [
    /^c ([^(].*) b (.+)$/,
    (fielder = '', bowler = '') => ({
      kind: 'caught',
      fielder: cricketerNamed(fielder),
      bowler: cricketerNamed(bowler),
    }),
  ],
  [
    /^st (.+) b (.+)$/,
    (keeper = '', bowler = '') => ({
      kind: 'stumped',
      keeper: cricketerNamed(keeper),
      bowler: cricketerNamed(bowler),
    }),
  ],
  [/^lbw b (.+)$/, (bowler = '') => ({ kind: 'lbw', bowler: cricketerNamed(bowler) })],
  [/^b (.+)$/, (bowler = '') => ({ kind: 'bowled', bowler: cricketerNamed(bowler) })],
]

function caughtAt(place: 'keeper' | 'longOff', bowler: string): Dismissal {
  return { kind: 'caughtAt', place, bowler: cricketerNamed(bowler) }
}

function dismissalOf(status: string | null): Dismissal | null {
  if (status === null) return null
  for (const [notation, read] of notations) {
    const match = notation.exec(status)
    if (match) return read(...match.slice(1))
  }
  throw new Error(`Nobody reads "${status}"`)
}

function inningsOf(record: RecordedCard, batting: TeamCode, bowling: TeamCode): InningsCard {
  const partial = record.partialOvers[batting] ?? []
  return {
    batting: (record.batting[batting] ?? []).map(
      ({ name, runs, balls, fours, sixes, notOut, status }): BattingRow => ({
        player: cricketerNamed(name),
        runs,
        balls,
        fours,
        sixes,
        notOut,
        dismissal: dismissalOf(status),
      }),
    ),
    bowling: (record.bowling[bowling] ?? []).map(({ name, overs, maidens, runs, wickets }): BowlingRow => ({
      player: cricketerNamed(name),
      overs: overs === null ? null : asOvers(overs),
      maidens,
      runs,
      wickets,
    })),
    falls: (record.fallOfWickets[batting] ?? []).map(({ wicket, score, over, player }): FallOfWicket => ({
      wicket,
      runs: score,
      over: over === null ? null : asOvers(over),
      player: player === null ? null : cricketerNamed(player),
    })),
    perOver: record.perOverRuns?.[batting] ?? null,
    checkpoints: partial.flatMap((known) => {
      if (!('afterOver' in known)) return []
      const [runs = 0, wickets = 0] = known.score.split('/').map(Number)
      return [{ afterOver: known.afterOver, runs, wickets }]
    }),
    singleOvers: partial.flatMap((known) => ('over' in known ? [known] : [])),
  }
}

export function expectedInnings(record: RecordedCard): Scorecard['innings'] {
  const [first, second] = sidesOf(record)
  return [inningsOf(record, first.code, second.code), inningsOf(record, second.code, first.code)]
}
