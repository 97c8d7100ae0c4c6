import { useTranslation } from 'react-i18next'
import { hiddenScoreId, useIsHidden } from '@/platform/device/hide-scores.ts'
import type { FeedMatch } from '@/platform/live-scores/feed.ts'
import type { LiveScores } from '@/platform/live-scores/live-scores.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { oversOf, teamsToName } from '@/shared/live/live-figures.ts'
import { LiveTag } from '@/shared/live/live-tag.tsx'
import { TeamName } from '@/shared/live/team-name.tsx'
import type { LiveStatus } from '@/shared/live/live-status.ts'
import { useLiveStatus } from '@/shared/live/live-status.ts'
import { useNeed } from '@/shared/live/use-need.ts'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import styles from './live-strip.module.css'
import { PushedScore } from './pushed-score.tsx'

type LiveStripProps = { match: FeedMatch; scores: LiveScores; onPress: () => void }

/** A further match in one line. */
export function LiveStrip({ match, scores, onPress }: LiveStripProps) {
  const standing = useLiveStatus(match, scores)
  return (
    <button type="button" className={`line ${styles.strip}`} onClick={onPress}>
      <Line match={match} standing={standing} />
    </button>
  )
}

/** `panel`: the id of the panel. */
export type LiveBarProps = { match: FeedMatch; standing: LiveStatus; panel: string }

/** The score in one line that stays in view below the open match. Leads back to it. */
export function LiveBar({ match, standing, panel }: LiveBarProps) {
  return (
    <a href={`#${panel}`} className={`line ${styles.bar}`}>
      <Line match={match} standing={standing} />
      <Icon name="chevron-down" className={styles.up} />
    </a>
  )
}

function Line({ match, standing }: Pick<LiveBarProps, 'match' | 'standing'>) {
  const language = useLanguage()
  const isHidden = useIsHidden(hiddenScoreId('cricket', match.id))
  const result = match.status === 'RESULT' && !isHidden ? match.result?.[language] : null
  return (
    <>
      <span className={styles.tag}>
        <LiveTag match={match} standing={standing} />
      </span>
      {result ? <bdi className={styles.side}>{result}</bdi> : <State match={match} isHidden={isHidden} />}
    </>
  )
}

function State({ match, isHidden }: { match: FeedMatch; isHidden: boolean }) {
  const { t } = useTranslation('live')
  const [side, other] = teamsToName(match, isHidden)
  const need = useNeed(match)
  return (
    <>
      <b className={styles.side}>
        <TeamName side={side} />
      </b>
      <span className={`${styles.side} ${styles.roomy}`}>
        {t('versus')} <TeamName side={other} />
      </span>
      {isHidden ? (
        <span className={styles.more}>{t('hidden')}</span>
      ) : (
        <>
          <PushedScore side={side} className={styles.score} />
          {oversOf(side) && <Ltr className={styles.overs}>{`(${oversOf(side)})`}</Ltr>}
        </>
      )}
      {!isHidden && need && <bdi className={`${styles.more} ${styles.roomy}`}>{need}</bdi>}
    </>
  )
}
