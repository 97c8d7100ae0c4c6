import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
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
import { getStart, type FeedMatch } from './score-feed.ts'
import { LivePlace } from './live-place.tsx'
import { useLiveMatches, useLiveScores } from './use-live-scores.ts'

// Loads only if there is a match, and at once with its panel, which a press must open without a shift.
const LiveMatch = lazyOnDemand(() => import('./live-match.tsx'), 'LiveMatch', LivePlace)

type OwnContent = { recorded: readonly string[]; findFlag: FindFlag }

/** The live matches above the tabs. */
export function LiveMatches({ recorded, findFlag }: OwnContent) {
  const { matches, scores } = useLiveMatches(recorded)
  const [chosen, setChosen] = useState(useLocation().hash)
  const match = matches.find(({ id }) => id === chosen) ?? matches[0]
  if (!match) return <LivePlace />
  return <LiveMatch {...{ match, matches, scores, findFlag }} onChoose={setChosen} />
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
