import { languageFacts } from '@/contract/language.ts'
import { Balls } from '@/drawings/cricket/balls.tsx'
import styles from '@/drawings/cricket/score-line.module.css'
import { readBall } from '@/lib/cricket/read-ball.ts'
import type { FeedMatch, LiveScores } from './score-feed.ts'
import { LiveLine, useRunsNeeded } from './live-line.tsx'
import { useLiveStatus, type LiveStatus, LiveTag } from './live-status.tsx'
import { Icon } from '@/ui/icon.tsx'
import live from './live.module.css'
import { useTranslation } from 'react-i18next'
import { Scorebug } from '@/drawings/cricket/scorebug.tsx'
import { hiddenScoreId, useIsHidden } from '@/platform/device/hide-scores.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { inningsOver } from './live-figures.ts'
import { Button } from '@/ui/button.tsx'
import { Later } from '@/ui/later.tsx'
import { HiddenScoreBox, RevealButton } from '@/ui/overlays/hidden-score.tsx'
import { Tag } from '@/ui/tag.tsx'
import { FeedSides, type FindFlag } from './feed-sides.tsx'

type LiveStripProps = { match: FeedMatch; scores: LiveScores; onPress: () => void }

/** A further match in one line. */
export function LiveStrip({ match, scores, onPress }: LiveStripProps) {
  const standing = useLiveStatus(match, scores)
  return (
    <button type="button" className={`line ${styles.line}`} onClick={onPress}>
      <LiveLine match={match} standing={standing} hasNeed />
    </button>
  )
}

/** `panel`: the id of the panel. */
export type LiveBarProps = { match: FeedMatch; standing: LiveStatus; panel: string }

/** The score in one line that stays in view below the open match. Leads back to it. */
export function LiveBar({ match, standing, panel }: LiveBarProps) {
  return (
    <a href={`#${panel}`} className={`line no-print ${styles.line} ${live.bar}`}>
      <LiveLine match={match} standing={standing} hasNeed />
      <Icon name="chevron-down" className={`push ${live.up}`} />
    </a>
  )
}

type LiveScoreProps = LiveBarProps & { findFlag: FindFlag; isOpen: boolean; onPress: () => void }

/** Sides, score, need and this over. */
export function LiveScore({ match, standing, panel, findFlag, isOpen, onPress }: LiveScoreProps) {
  const { t } = useTranslation('live')
  const language = useLanguage()
  const scoreId = hiddenScoreId('cricket', match.id)
  const isHidden = useIsHidden(scoreId)
  const need = useRunsNeeded(match)
  const isLive = match.status === 'LIVE'
  const isOver = inningsOver(match) !== null
  return (
    <Scorebug
      head={
        <>
          <LiveTag match={match} standing={standing} />
          {match.isSample && <Tag tone="sample">{t('sample')}</Tag>}
          <Button
            tone="bare"
            size="small"
            className="push"
            aria-expanded={isOpen}
            aria-controls={isOpen ? panel : undefined}
            onClick={onPress}
          >
            {t('full')}
            <Icon name="chevron-down" className={live.chevron} />
          </Button>
        </>
      }
    >
      <div className={live.sides}>
        <div>
          <FeedSides findFlag={findFlag} match={match} isHidden={isHidden} />
        </div>
        <HiddenScoreBox
          className={live.state}
          reveal={isHidden && <RevealButton of={scoreId}>{t('show')}</RevealButton>}
        >
          {!isHidden && (
            <div className="stack gap-2">
              <b>
                <bdi>
                  <Later>{isLive ? (need ?? match.toss?.[language]) : match.result?.[language]}</Later>
                </bdi>
              </b>
              {match.live && !isOver && <ThisOver balls={match.live.balls} />}
            </div>
          )}
        </HiddenScoreBox>
      </div>
    </Scorebug>
  )
}

/** The outcome of each ball of this over. */
export function ThisOver({ balls }: { balls: readonly string[] }) {
  const { t } = useTranslation('live')
  const { comma } = languageFacts[useLanguage()]
  const wordsOf = (text: string) => {
    const { kind, extra, runs } = readBall(text)
    const parts = [
      ...(kind === 'runs' || kind === 'other' ? [] : [t(`ball.${kind}`)]),
      ...(extra ? [t(`ball.${extra}`)] : []),
      ...(runs === null || kind === 'other' ? [] : [t('needRuns', { count: runs })]),
    ]
    return parts.join(comma) || text
  }
  return (
    <div className={`line ${live.over}`}>
      <span className="note">{t('thisOver')}</span>
      {balls.length === 0 ? (
        <span className="line">{t('noBall')}</span>
      ) : (
        <Balls
          balls={balls.map((text) => ({
            kind: readBall(text).kind,
            mark: text === '0' ? '\u2022' : text,
            words: wordsOf(text),
          }))}
        />
      )}
    </div>
  )
}
