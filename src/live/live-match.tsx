import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FindFlag } from './feed-sides.tsx'
import { LiveAnnouncements } from './live-news.ts'
import { LivePanel } from './live-panel.tsx'
import { useLiveStatus } from './live-status.tsx'
import { LiveBar, LiveScore, LiveStrip } from './live-strip.tsx'
import styles from './live.module.css'
import type { FeedMatch, LiveScores } from './score-feed.ts'

type LiveMatchProps = {
  match: FeedMatch
  matches: readonly FeedMatch[]
  scores: LiveScores
  findFlag: FindFlag
  onChoose: (id: string) => void
}

/** One match as a score, which opens its panel, and the others as rows, which take its place. */
export function LiveMatch({ match, matches, scores, findFlag, onChoose }: LiveMatchProps) {
  const { t } = useTranslation('live')
  const [isOpen, setIsOpen] = useState(false)
  const panel = useId()
  const standing = useLiveStatus(match, scores)
  const others = matches.filter((each) => each !== match)
  return (
    <>
      <div className={`no-print ${styles.slot}`}>
        <LiveScore {...{ match, standing, panel, findFlag, isOpen }} onPress={() => setIsOpen(!isOpen)} />
        {isOpen && <LivePanel id={panel} {...{ match, standing, findFlag }} />}
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
