import { useTranslation } from 'react-i18next'
import { hiddenScoreId, useIsHidden } from '@/platform/device/hide-scores.ts'
import type { FeedMatch } from '@/platform/live-scores/feed.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import type { LiveStatus } from '@/shared/live/live-status.ts'
import { RevealButton, HiddenScoreBox } from '@/ui/overlays/hidden-score.tsx'
import { Tag } from '@/ui/tag.tsx'
import { ScoreAge } from './score-age.tsx'
import { LiveFigures } from './live-figures-view.tsx'
import { KeepScreenOnSwitch } from './keep-screen-on-switch.tsx'
import styles from './live.module.css'

type LivePanelProps = { id: string; match: FeedMatch; standing: LiveStatus }

/** The full view of the match. While scores are hidden, it is not in the DOM until the visitor reveals it. */
export function LivePanel({ id, match, standing }: LivePanelProps) {
  const { t } = useTranslation(['live', 'common'])
  const language = useLanguage()
  const scoreId = hiddenScoreId('cricket', match.id)
  const isHidden = useIsHidden(scoreId)
  const [first, second] = match.teams
  return (
    <section id={id} className={styles.panel} aria-labelledby={`${id}-sides`}>
      <div className={`note ${styles.meta}`}>
        {match.isSample && <Tag tone="sample">{t('common:sampleData')}</Tag>}
        <span>
          <bdi>{match.series[language]}</bdi> · <bdi>{match.venue[language]}</bdi>
        </span>
        <div className={styles.tools}>
          <KeepScreenOnSwitch />
        </div>
      </div>
      <h2 id={`${id}-sides`} className="visually-hidden">
        {t('sides', { first: first.name[language], second: second.name[language] })}
      </h2>
      <HiddenScoreBox reveal={isHidden && <RevealButton of={scoreId}>{t('show')}</RevealButton>}>
        {isHidden ? <div className={styles.hidden} /> : <LiveFigures match={match} />}
      </HiddenScoreBox>
      <ScoreAge standing={standing} />
    </section>
  )
}
