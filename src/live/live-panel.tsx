import { useTranslation } from 'react-i18next'
import { hiddenScoreId, useIsHidden } from '@/platform/device/hide-scores.ts'
import type { FeedMatch } from './score-feed.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { type LiveStatus, ScoreAge } from './live-status.tsx'
import { RevealButton, HiddenScoreBox } from '@/ui/overlays/hidden-score.tsx'
import type { FindFlag } from './feed-sides.tsx'
import { PanelFigures } from './panel-figures.tsx'
import styles from './live.module.css'
import { useEffect, useState } from 'react'
import { isWakeLockSupported, requestWakeLock } from '@/platform/device/wake-lock.ts'
import switches from '@/ui/form/switch.module.css'

type LivePanelProps = { id: string; match: FeedMatch; standing: LiveStatus; findFlag: FindFlag }

/** The full view of the match. While scores are hidden, it is not in the DOM until the visitor reveals it. */
export function LivePanel({ id, match, standing, findFlag }: LivePanelProps) {
  const { t } = useTranslation('live')
  const language = useLanguage()
  const scoreId = hiddenScoreId('cricket', match.id)
  const isHidden = useIsHidden(scoreId)
  const [first, second] = match.teams
  return (
    <section id={id} className={`stack ${styles.panel}`} aria-labelledby={`${id}-sides`}>
      <div className="note row">
        <span>
          <bdi>{match.series?.[language]}</bdi>
          {match.series && match.venue && ' · '}
          <bdi>{match.venue?.[language]}</bdi>
        </span>
        <KeepScreenOnSwitch />
      </div>
      <h2 id={`${id}-sides`} className="visually-hidden">
        {t('sides', { first: first.name[language], second: second.name[language] })}
      </h2>
      <HiddenScoreBox reveal={isHidden && <RevealButton of={scoreId}>{t('show')}</RevealButton>}>
        {isHidden ? <div className={styles.hidden} /> : <PanelFigures match={match} findFlag={findFlag} />}
      </HiddenScoreBox>
      <ScoreAge standing={standing} />
    </section>
  )
}

/** Keeps the screen on. Renders nothing if the browser does not support it. */
function KeepScreenOnSwitch() {
  const { t } = useTranslation('live')
  const [isOn, setIsOn] = useState(false)
  useEffect(() => (isOn ? requestWakeLock(() => setIsOn(false)) : undefined), [isOn])
  if (!isWakeLockSupported()) return null
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className={`${switches.switch} push`}
      onClick={() => setIsOn(!isOn)}
    >
      {t('awake')}
    </button>
  )
}
