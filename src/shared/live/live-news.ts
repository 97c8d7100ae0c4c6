import type { FeedMatch, FeedTeam } from '@/platform/live-scores/feed.ts'
import { battingSide, hasEnded } from './live-figures.ts'

/** News between two states of a match. Most balls are no news. */
export type News =
  | { kind: 'wicket'; side: FeedTeam; out: { name: FeedMatch['venue']; runs: number } | null }
  /** A wicket that was reversed after a review. */
  | { kind: 'wicketBack'; side: FeedTeam }
  | { kind: 'fifty' | 'hundred'; side: FeedTeam; batter: Batter }
  | { kind: 'inningsEnd'; side: FeedTeam }
  | { kind: 'end'; match: FeedMatch }

type Batter = { name: FeedMatch['venue']; runs: number; balls: number }

/** `key` identifies the news, which is announced once. It can be announced again after news that `undoes` it. */
export type Announcement = { key: string; undoes?: string; news: News }

/** The news between two states of the same match. Empty if the matches differ. */
export function diffMatches(before: FeedMatch, after: FeedMatch): Announcement[] {
  if (before.id !== after.id) return []
  const side = battingSide(after)
  const keyOf = (kind: News['kind'], ...parts: (string | number)[]) => [after.id, kind, ...parts].join()
  const keyed = (news: News, ...parts: (string | number)[]) => ({ key: keyOf(news.kind, ...parts), news })
  if (after.status === 'RESULT')
    return before.status === 'RESULT' ? [] : [keyed({ kind: 'end', match: after })]
  const was = before.teams.find(({ code }) => code === side.code)
  const [wicketsBefore, wickets] = [was?.innings[0]?.wickets ?? 0, side.innings[0]?.wickets ?? 0]
  return [
    ...milestones(before, after, side).map((news) => keyed(news, side.code, news.batter.name.en)),
    ...(wickets > wicketsBefore
      ? [
          {
            ...keyed({ kind: 'wicket', side, out: lastOut(before, after) }, side.code, wickets),
            undoes: keyOf('wicketBack', side.code, wickets),
          },
        ]
      : []),
    ...(wickets < wicketsBefore
      ? [
          {
            ...keyed({ kind: 'wicketBack', side }, side.code, wicketsBefore),
            undoes: keyOf('wicket', side.code, wicketsBefore),
          },
        ]
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
    // A batter without an earlier state cannot have reached fifty since then.
    const had = earlier.find(({ name }) => name.en === batter.name.en)?.runs ?? Infinity
    const kind = batter.runs >= 100 ? 'hundred' : 'fifty'
    const mark = kind === 'hundred' ? 100 : 50
    return had < mark && batter.runs >= mark ? [{ kind, side, batter } as const] : []
  })
}

/** Merges the card and the current batters, because a feed may send only one of them. */
function battersOf({ live, batting }: FeedMatch, code: string): Batter[] {
  const atWicket = live?.batting === code ? live.batters : []
  const known = new Set(atWicket.map(({ name }) => name.en))
  return [...atWicket, ...(batting[code] ?? []).filter(({ name }) => !known.has(name.en))]
}
