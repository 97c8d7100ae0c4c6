import { recordedIds } from '@/content/matches/recorded-ids.gen.ts'
import { useLocation } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FeedMatch } from '@/platform/live-scores/feed.ts'
import type { LiveScores } from '@/platform/live-scores/live-scores.ts'
import { LiveAnnouncements } from '@/shared/live/live-announcements.tsx'
import { useLiveMatches } from '@/shared/live/use-live-matches.ts'
import { useLiveStatus } from '@/shared/live/live-status.ts'
import { LivePanel } from './live-panel.tsx'
import { LiveBar, LiveScore, LiveStrip } from './live-strip.tsx'
import styles from './live.module.css'

/** The live matches above the tabs. They arrive after the first paint, so the space of a score is always reserved. */
export function LiveSlot() {
  const { t } = useTranslation('live')
  const { matches, scores } = useLiveMatches(recordedIds)
  const [chosen, setChosen] = useState(useLocation().hash)
  const match = matches.find(({ id }) => id === chosen) ?? matches[0]
  if (match) return <LiveMatches {...{ match, matches, scores }} onChoose={setChosen} />
  return (
    <div className={`no-print ${styles.slot}`}>
      <p className="card note row">{t('place')}</p>
    </div>
  )
}

type LiveMatchesProps = {
  match: FeedMatch
  matches: readonly FeedMatch[]
  scores: LiveScores
  onChoose: (id: string) => void
}

/** One match as a score, which opens its panel, and the others as rows, which take its place. */
function LiveMatches({ match, matches, scores, onChoose }: LiveMatchesProps) {
  const { t } = useTranslation('live')
  const [isOpen, setIsOpen] = useState(false)
  const panel = useId()
  const standing = useLiveStatus(match, scores)
  const others = matches.filter((each) => each !== match)
  return (
    <>
      <div className={`no-print ${styles.slot}`}>
        <LiveScore {...{ match, standing, panel, isOpen }} onPress={() => setIsOpen(!isOpen)} />
        {isOpen && <LivePanel id={panel} match={match} standing={standing} />}
        {/* By index, so that a pressed row keeps the focus. */}
        {others.map((other, index) => (
          <LiveStrip key={index} match={other} scores={scores} onPress={() => onChoose(other.id)} />
        ))}
      </div>
      {isOpen && (
        <>
          <LiveBar match={match} standing={standing} panel={panel} />
          <h2>{t('series')}</h2>
        </>
      )}
      <LiveAnnouncements match={match} heardAt={scores.heardAt} />
    </>
  )
}
