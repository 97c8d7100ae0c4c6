import { useTranslation } from 'react-i18next'
import { spoilerOf, useCovered } from '@/platform/device/spoilers.ts'
import type { FeedMatch } from '@/platform/live-scores/feed.ts'
import type { LiveScores } from '@/platform/live-scores/live-scores.ts'
import { useLanguage } from '@/platform/words/language.ts'
import layout from '@/ui/layout.module.css'
import { Plate, SpoilerCover } from '@/ui/spoiler.tsx'
import { Tag } from '@/ui/tag.tsx'
import { Heard } from './heard.tsx'
import { LiveFigures } from './live-figures-view.tsx'
import { LiveTools } from './live-tools.tsx'
import styles from './live.module.css'

type LivePanelProps = { id: string; match: FeedMatch; scores: LiveScores }

/** The match in full. Under the shield nothing of it is in the page until it is asked for. */
export function LivePanel({ id, match, scores }: LivePanelProps) {
  const { t } = useTranslation(['live', 'common'])
  const language = useLanguage()
  const told = spoilerOf('cricket', match.id)
  const isCovered = useCovered(told)
  const isLive = match.status === 'LIVE'
  const [first, second] = match.teams
  return (
    <section id={id} className={styles.panel} aria-labelledby={`${id}-sides`}>
      <div className={styles.meta}>
        <Tag tone={isLive ? 'live' : 'plain'}>{t(isLive ? 'live' : 'ended')}</Tag>
        {match.isSample && <Tag tone="sample">{t('common:sampleData')}</Tag>}
        <span>
          {match.series[language]} · {match.venue[language]}
        </span>
        <LiveTools />
      </div>
      <h2 id={`${id}-sides`} className={layout.visuallyHidden}>
        {t('sides', { first: first.name[language], second: second.name[language] })}
      </h2>
      <SpoilerCover plate={isCovered && <Plate of={told}>{t('show')}</Plate>}>
        {isCovered ? <div className={styles.covered} /> : <LiveFigures match={match} />}
      </SpoilerCover>
      <Heard scores={scores} />
    </section>
  )
}
