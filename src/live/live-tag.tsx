import { useTranslation } from 'react-i18next'
import type { FeedMatch } from './feed.ts'
import { formatRelative } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import styles from '@/drawings/cricket/score-line.module.css'
import { Tag } from '@/ui/tag.tsx'
import type { LiveStatus } from './live-status.ts'
import { clockTime } from './clock-time.ts'

type LiveTagProps = { match: FeedMatch; standing: LiveStatus }

/** After this time the hour alone would be ambiguous. */
const halfDayMs = 12 * 60 * 60_000

/** Shows that the match is live or has ended, or the time of the data. */
export function LiveTag(props: LiveTagProps) {
  return (
    <span className={styles.tag}>
      <State {...props} />
    </span>
  )
}

function State({ match, standing: { isLive, at, now } }: LiveTagProps) {
  const { t } = useTranslation('live')
  const language = useLanguage()
  if (isLive) return <Tag tone="live">{t('live')}</Tag>
  if (match.status !== 'LIVE') return <Tag>{t('ended')}</Tag>
  const time = new Date(at)
  return (
    <Tag>
      {now - at < halfDayMs
        ? t('asOf', { time: clockTime(time, language, t) })
        : formatRelative(time, new Date(now), language, 'short')}
    </Tag>
  )
}
