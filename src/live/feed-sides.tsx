import { useTranslation } from 'react-i18next'
import { BugNote, BugSide } from '@/drawings/cricket/scorebug.tsx'
import { useLanguage } from '@/platform/i18n/language.ts'
import type { FeedMatch } from './score-feed.ts'
import { oversOf, roundOf, scoreOf, sideToMark } from './live-figures.ts'
import { PushedScore } from './live-line.tsx'
import { TeamName } from '@/shared/cricket/team-name.tsx'
import { Ltr } from '@/ui/ltr.tsx'

/** The flag image of a code, which is content. */
export type FindFlag = (code: string | null) => string | null

type FeedSidesProps = { findFlag: FindFlag; match: FeedMatch; isHidden: boolean; isShort?: boolean }

/** The sides of a match of the feed, and its super overs. */
export function FeedSides({ findFlag, match, isHidden, isShort = false }: FeedSidesProps) {
  const { t } = useTranslation('common')
  const language = useLanguage()
  const marked = isHidden ? undefined : sideToMark(match)
  return (
    <>
      {match.teams.map((side, index) => (
        <BugSide
          key={index}
          flag={findFlag(side.flag)}
          unknownLabel={t('unknownSide')}
          name={isShort ? <TeamName side={side} /> : <bdi>{side.name[language]}</bdi>}
          overs={isHidden ? null : oversOf(side)}
          isMarked={side === marked}
        >
          {!isHidden && (scoreOf(side) ? <PushedScore side={side} /> : '\u2013')}
        </BugSide>
      ))}
      {!isHidden && <SuperOvers match={match} />}
    </>
  )
}

/** A line for each super over, below the score, which stays the tie. */
export function SuperOvers({ match }: { match: FeedMatch }) {
  const { t } = useTranslation('live')
  return Array.from({ length: roundOf(match) }, (_, index) => index + 1).map((round) => (
    <BugNote key={round}>
      <span className="flow gap-2">
        {t('superOver')}
        {match.teams.map((side, index) => (
          <span key={index}>
            <TeamName side={side} /> <Ltr numeral>{scoreOf(side, round) ?? '\u2013'}</Ltr>{' '}
            {side.innings[round] && <Ltr>{`(${oversOf(side, round)})`}</Ltr>}
          </span>
        ))}
      </span>
    </BugNote>
  ))
}
