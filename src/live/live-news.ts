import type { TFunction } from 'i18next'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '@/contract/language.ts'
import { hiddenScoreId, useIsHidden } from '@/platform/device/hide-scores.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { announce } from '@/platform/screen-reader.ts'
import { leftToRight } from '@/lib/format/left-to-right.ts'
import type { FeedText } from './feed-schema.ts'
import type { FeedMatch, FeedTeam } from './score-feed.ts'
import { staleAfterMs } from './feed-store.ts'
import { battingSide, hasEnded, roundOf, scoreOf } from './live-figures.ts'

/** News between two states of a match. Most balls are no news. */
export type News =
  | { kind: 'wicket'; side: FeedTeam; out: { name: FeedText; runs: number } | null }
  /** A wicket that was reversed after a review. */
  | { kind: 'wicketBack'; side: FeedTeam }
  | { kind: 'fifty' | 'hundred'; side: FeedTeam; batter: Batter }
  | { kind: 'inningsEnd'; side: FeedTeam }
  | { kind: 'end'; match: FeedMatch }

type Batter = { name: FeedText; runs: number; balls: number }

/** `key` identifies the news, which is announced once. It can be announced again after news that `undoes` it. */
export type Announcement = { key: string; undoes?: string; news: News }

/** The news between two states of the same match. Empty if the matches differ. */
export function diffMatches(before: FeedMatch, after: FeedMatch): Announcement[] {
  if (before.id !== after.id) return []
  const side = battingSide(after)
  const round = roundOf(after)
  const keyOf = (kind: News['kind'], ...parts: (string | number)[]) =>
    [after.id, kind, round, ...parts].join()
  const keyed = (news: News, ...parts: (string | number)[]) => ({ key: keyOf(news.kind, ...parts), news })
  if (after.status === 'RESULT')
    return before.status === 'RESULT' ? [] : [keyed({ kind: 'end', match: after })]
  const was = before.teams.find(({ code }) => code === side.code)
  const [wicketsBefore, wickets] = [was?.innings[round]?.wickets ?? 0, side.innings[round]?.wickets ?? 0]
  const count = Math.max(wickets, wicketsBefore)
  const wicket = (news: News, undone: News['kind']) => ({
    ...keyed(news, side.code, count),
    undoes: keyOf(undone, side.code, count),
  })
  return [
    ...milestones(before, after, side).map((news) => keyed(news, side.code, news.batter.name.en)),
    ...(wickets > wicketsBefore
      ? [wicket({ kind: 'wicket', side, out: lastOut(before, after) }, 'wicketBack')]
      : []),
    ...(wickets < wicketsBefore ? [wicket({ kind: 'wicketBack', side }, 'wicket')] : []),
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
function battersOf(match: FeedMatch, code: string): Batter[] {
  const { live, batting } = match
  const atWicket = live && battingSide(match).code === code ? live.batters : []
  const known = new Set(atWicket.map(({ name }) => name.en))
  return [...atWicket, ...(batting[code] ?? []).filter(({ name }) => !known.has(name.en))]
}

export function createLiveNewsTracker() {
  const announced = new Set<string>()
  let last: { match: FeedMatch; heardAt: number } | null = null
  let isAway = false

  return {
    /** Call when the visitor switches away. */
    leave: () => {
      isAway = true
    },
    /** The news to announce. `heardAt`: the time of the feed's last response. */
    read: (match: FeedMatch, heardAt: number | null): News[] => {
      const before = last
      const now = heardAt ?? 0
      if (before?.match === match && before.heardAt === now) return []
      // After an absence only the result is announced, not what happened in the meantime.
      const isCatchingUp = isAway || (before !== null && now - before.heardAt > staleAfterMs)
      last = { match, heardAt: now }
      isAway = false
      if (!before) return []
      const fresh = diffMatches(before.match, match).filter(({ key }) => !announced.has(key))
      for (const { key, undoes = '' } of fresh) {
        announced.add(key)
        announced.delete(undoes)
      }
      return fresh.map(({ news }) => news).filter(({ kind }) => kind === 'end' || !isCatchingUp)
    },
  }
}

/** The text for screen readers. */
export function newsWords(news: News, language: Language, t: TFunction<'live'>): string {
  if (news.kind === 'end') return t('news.end', { result: news.match.result?.[language] ?? '' }).trim()
  const score = {
    team: news.side.name[language],
    score: leftToRight(scoreOf(news.side, news.side.innings.length - 1) ?? ''),
  }
  switch (news.kind) {
    case 'wicket':
      return news.out
        ? t('news.wicket', {
            ...score,
            name: news.out.name[language],
            runs: t('needRuns', { count: news.out.runs }),
          })
        : t('news.wicketOnly', score)
    case 'wicketBack':
      return t('news.wicketBack', score)
    case 'inningsEnd':
      return t('news.inningsEnd', score)
    case 'fifty':
    case 'hundred':
      return t(`news.${news.kind}`, {
        name: news.batter.name[language],
        balls: t('fromBalls', { count: news.batter.balls }),
      })
  }
}

/** Shared by all pages of a visit, so that no news is announced twice. */
const reader = createLiveNewsTracker()

/** Announces wickets, milestones and the end of a live match to screen readers. */
export function LiveAnnouncements({ match, heardAt }: { match: FeedMatch; heardAt: number | null }) {
  const { t } = useTranslation('live')
  const language = useLanguage()
  const isHidden = useIsHidden(hiddenScoreId('cricket', match.id))

  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && reader.leave()
    document.addEventListener('visibilitychange', leave)
    return () => document.removeEventListener('visibilitychange', leave)
  }, [])
  useEffect(() => {
    const news = reader.read(match, heardAt)
    const isSeen = document.visibilityState === 'visible'
    if (!isSeen) reader.leave()
    if (isHidden || !isSeen || news.length === 0) return
    announce(news.map((each) => newsWords(each, language, t)).join(' '))
  }, [match, heardAt, isHidden, language, t])

  return null
}
