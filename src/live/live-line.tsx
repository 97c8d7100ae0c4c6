import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '@/drawings/cricket/score-line.module.css'
import { isolated, leftToRight } from '@/lib/format/left-to-right.ts'
import { hiddenScoreId, useIsHidden } from '@/platform/device/hide-scores.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import type { FeedMatch, FeedTeam } from './score-feed.ts'
import { Ltr } from '@/ui/ltr.tsx'
import { Tag } from '@/ui/tag.tsx'
import { getChase, inningsOver, oversOf, roundOf, scoreOf, teamsToName } from './live-figures.ts'
import { type LiveStatus, LiveTag } from './live-status.tsx'
import { TeamName } from '@/shared/cricket/team-name.tsx'

type LiveLineProps = {
  match: FeedMatch
  standing: LiveStatus
  /** What a side needs, where there is room for it. */
  hasNeed?: boolean
}

/** The content of a button or link with the class `line`: a match of the feed. */
export function LiveLine({ match, standing, hasNeed = false }: LiveLineProps) {
  const { t } = useTranslation('live')
  const language = useLanguage()
  const isHidden = useIsHidden(hiddenScoreId('cricket', match.id))
  const [side, other] = teamsToName(match, isHidden)
  const need = useRunsNeeded(match)
  const result = match.status === 'RESULT' && !isHidden ? match.result?.[language] : null
  return (
    <>
      <LiveTag match={match} standing={standing} />
      {match.isSample && <Tag tone="sample">{t('sample')}</Tag>}
      <b className={styles.side}>{result ? <bdi>{result}</bdi> : <TeamName side={side} />}</b>
      {!result && (
        <span className={styles.more}>
          {t('versus')} <TeamName side={other} />
        </span>
      )}
      {isHidden && <span className="soft">{t('hidden')}</span>}
      {!isHidden && !result && (
        <>
          <PushedScore side={side} className={styles.score} />
          {oversOf(side) && <Ltr className={styles.overs}>{`(${oversOf(side)})`}</Ltr>}
          {hasNeed && <bdi className={styles.more}>{need}</bdi>}
        </>
      )}
    </>
  )
}

const wicketsOf = ({ innings }: FeedTeam) => innings[0]?.wickets ?? 0

/** The score of a side. At a wicket, the new line pushes the old one up. */
export function PushedScore({ side, className = '' }: { side: FeedTeam; className?: string | undefined }) {
  const [[was, shown], show] = useState([side, side])
  if (side !== shown) show([shown, side])
  const isWicket = was.code === side.code && wicketsOf(was) < wicketsOf(side)
  return (
    <bdi
      key={wicketsOf(side)}
      dir="ltr"
      className={`num ${styles.pushed} ${className}`}
      data-was={isWicket ? scoreOf(was) : undefined}
    >
      {scoreOf(side)}
    </bdi>
  )
}

/**
 * For example "Need 28 runs from 28 balls". In the break the text includes the side's name. After an innings without a
 * chase it says that the innings is over.
 */
export function useRunsNeeded(match: FeedMatch): string | null {
  const { t } = useTranslation('live')
  const language = useLanguage()
  const chase = getChase(match)
  const side = inningsOver(match)
  if (!chase)
    return (
      side &&
      t('news.inningsEnd', {
        team: isolated(side.name[language]),
        score: leftToRight(scoreOf(side, roundOf(match)) ?? ''),
      })
    )
  const runs = t('needRuns', { count: chase.runs })
  const what =
    chase.balls === null ? runs : t('runsFromBalls', { runs, balls: t('fromBalls', { count: chase.balls }) })
  return chase.isToCome
    ? t('sideNeeds', { side: isolated(chase.side.name[language]), what })
    : t('need', { what })
}
