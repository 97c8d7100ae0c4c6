import { useLocation } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Scorebug } from '@/drawings/cricket/scorebug.tsx'
import { formatDate } from '@/lib/format/format.ts'
import { hiddenScoreId, useIsHidden } from '@/platform/device/hide-scores.ts'
import { lazyOnDemand } from '@/platform/hydration/lazy-on-demand.tsx'
import { useLanguage } from '@/platform/i18n/language.ts'
import { HiddenScoreBox, RevealButton } from '@/ui/overlays/hidden-score.tsx'
import { Later } from '@/ui/later.tsx'
import { Tag } from '@/ui/tag.tsx'
import { FeedSides, type FindFlag } from './feed-sides.tsx'
import { getStart, type FeedMatch, type LiveScores } from './score-feed.ts'
import { LivePlace } from './live-place.tsx'
import { LiveAnnouncements } from './live-news.ts'
import { useLiveMatches, useLiveScores } from './use-live-scores.ts'
import { useLiveStatus } from './live-status.tsx'
import { LiveBar, LiveScore, LiveStrip } from './live-strip.tsx'
import styles from './live.module.css'

const LivePanel = lazyOnDemand(() => import('./live-panel.tsx'), 'LivePanel')

type OwnContent = { recorded: readonly string[]; findFlag: FindFlag }

/** The live matches above the tabs. */
export function LiveMatches({ recorded, findFlag }: OwnContent) {
  const { matches, scores } = useLiveMatches(recorded)
  const [chosen, setChosen] = useState(useLocation().hash)
  const match = matches.find(({ id }) => id === chosen) ?? matches[0]
  if (!match) return <LivePlace />
  return <OpenableMatch {...{ match, matches, scores, findFlag }} onChoose={setChosen} />
}

type OpenableMatchProps = {
  match: FeedMatch
  matches: readonly FeedMatch[]
  scores: LiveScores
  findFlag: FindFlag
  onChoose: (id: string) => void
}

/** One match as a score, which opens its panel, and the others as rows, which take its place. */
function OpenableMatch({ match, matches, scores, findFlag, onChoose }: OpenableMatchProps) {
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

/** The finished matches of the feed. They come last in the list, because they arrive late and must shift nothing. */
export function FinishedMatches({ recorded, findFlag }: OwnContent) {
  return useLiveScores(recorded).finished.map((match) => (
    <li key={match.id}>
      <FinishedMatch match={match} findFlag={findFlag} />
    </li>
  ))
}

function FinishedMatch({ match, findFlag }: { match: FeedMatch; findFlag: FindFlag }) {
  const { t } = useTranslation(['live', 'common'])
  const language = useLanguage()
  const scoreId = hiddenScoreId('cricket', match.id)
  const isHidden = useIsHidden(scoreId)
  return (
    <Scorebug
      head={
        <>
          <bdi>{match.series?.[language]}</bdi>
          <span>{formatDate(new Date(getStart(match)), language, 'dayMonth')}</span>
        </>
      }
      foot={
        <HiddenScoreBox
          reveal={isHidden && <RevealButton of={scoreId}>{t('common:hideScores.show')}</RevealButton>}
        >
          {match.isSample && <Tag tone="sample">{t('sample')}</Tag>}{' '}
          <bdi>
            <Later>{!isHidden && (match.result?.[language] ?? t('ended'))}</Later>
          </bdi>
        </HiddenScoreBox>
      }
    >
      <FeedSides findFlag={findFlag} match={match} isHidden={isHidden} isShort />
    </Scorebug>
  )
}
