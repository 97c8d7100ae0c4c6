import type { FeedMatch, FeedTeam } from '@/platform/live-scores/feed.ts'
import { battingSide, hasEnded } from './live-figures.ts'

/** What is worth a word between two looks at a match. Not every ball. */
export type News =
  | { kind: 'wicket'; side: FeedTeam; out: { name: FeedMatch['venue']; runs: number } | null }
  | { kind: 'fifty' | 'hundred'; side: FeedTeam; batter: Batter }
  | { kind: 'inningsEnd'; side: FeedTeam }
  | { kind: 'end'; match: FeedMatch }

type Batter = { name: FeedMatch['venue']; runs: number; balls: number }

/** With what makes each one itself: told once, it is not told again, whatever the feed takes back. */
export type KeyedNews = { key: string; news: News }

/** What happened between two looks at the same match; of another match nothing is news yet. */
export function newsBetween(before: FeedMatch, after: FeedMatch): KeyedNews[] {
  if (before.id !== after.id) return []
  const side = battingSide(after)
  const keyed = (news: News, ...parts: (string | number)[]) => ({
    key: [after.id, news.kind, ...parts].join(),
    news,
  })
  if (after.status === 'RESULT')
    return before.status === 'RESULT' ? [] : [keyed({ kind: 'end', match: after })]
  const was = before.teams.find(({ code }) => code === side.code)
  const [wicketsBefore, wickets] = [was?.innings[0]?.wickets ?? 0, side.innings[0]?.wickets ?? 0]
  return [
    ...milestones(before, after, side).map((news) => keyed(news, side.code, news.batter.name.en)),
    ...(wickets > wicketsBefore
      ? [keyed({ kind: 'wicket', side, out: lastOut(before, after) }, side.code, wickets)]
      : []),
    ...after.teams
      .filter((team) => {
        const earlier = before.teams.find(({ code }) => code === team.code)
        return earlier && hasEnded(after, team) && !hasEnded(before, earlier)
      })
      .map((team) => keyed({ kind: 'inningsEnd', side: team }, team.code)),
  ]
}

function lastOut(before: FeedMatch, after: FeedMatch) {
  const [was, is] = [before.live?.lastWicket, after.live?.lastWicket]
  return is && (is.name.en !== was?.name.en || is.runs !== was.runs) ? is : null
}

function milestones(before: FeedMatch, after: FeedMatch, side: FeedTeam) {
  const earlier = battersOf(before, side.code)
  return battersOf(after, side.code).flatMap((batter) => {
    // Who was not there a moment ago has not made fifty since.
    const had = earlier.find(({ name }) => name.en === batter.name.en)?.runs ?? Infinity
    const kind = batter.runs >= 100 ? 'hundred' : 'fifty'
    const mark = kind === 'hundred' ? 100 : 50
    return had < mark && batter.runs >= mark ? [{ kind, side, batter } as const] : []
  })
}

/** Those on the card and those at the wicket, for a feed may send one without the other. */
function battersOf({ live, batting }: FeedMatch, code: string): Batter[] {
  const atWicket = live?.batting === code ? live.batters : []
  const known = new Set(atWicket.map(({ name }) => name.en))
  return [...atWicket, ...(batting[code] ?? []).filter(({ name }) => !known.has(name.en))]
}
