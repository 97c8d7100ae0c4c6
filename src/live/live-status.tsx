import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { getStart, type FeedMatch } from './feed.ts'
import type { Language } from '@/contract/language.ts'
import { formatRelative, formatTime } from '@/lib/format/format.ts'
import { localTimeZone } from '@/lib/format/zone.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import styles from '@/drawings/cricket/score-line.module.css'
import { Icon } from '@/ui/icon.tsx'
import { Tag } from '@/ui/tag.tsx'
import { useNow } from '@/platform/device/clock.ts'
import { staleAfterMs, type FeedTrouble, type LiveScores } from './score-store.ts'

/** A live match changes with every ball. After this time without a change the feed may be abandoned. */
const stillMs = 10 * 60_000

/** How current our data of a match is. Times are Unix times in milliseconds. */
export type LiveStatus = {
  /** The match is live and the data is current. Older data is shown with its age, and nowhere as live. */
  isLive: boolean
  /** The time of the data. */
  at: number
  /** Never before `at`. */
  now: number
  /** `still`: the feed responds, but has not changed for long. */
  state: 'heard' | 'still' | FeedTrouble
}

/** The single rule for every live display: line, ticker and panel. */
export function getLiveStatus(match: FeedMatch, scores: LiveScores, at: number): LiveStatus {
  const { heardAt, changedAt, trouble } = scores
  const isOn = match.status === 'LIVE'
  const lastSeenAt = heardAt ?? changedAt ?? getStart(match)
  const changed = changedAt ?? lastSeenAt
  const isStill = isOn && lastSeenAt - changed > stillMs
  const since = isStill ? changed : lastSeenAt
  const now = Math.max(at, lastSeenAt)
  return {
    isLive: isOn && !isStill && trouble !== 'offline' && now - since < staleAfterMs,
    at: since,
    now,
    state: trouble ?? (heardAt === null ? 'silent' : isStill ? 'still' : 'heard'),
  }
}

const tickMs = 10_000

/** Re-evaluated as time passes, because a page without new data must stop showing "live". */
export function useLiveStatus(match: FeedMatch, scores: LiveScores): LiveStatus {
  return getLiveStatus(match, scores, useNow(tickMs)?.getTime() ?? 0)
}

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

/** The age of the score, and why there is no newer one. */
export function ScoreAge({ standing: { at, now, state } }: { standing: LiveStatus }) {
  const { t } = useTranslation('live')
  const language = useLanguage()
  const time = new Date(at)
  const isHeard = state === 'heard' || state === 'still'
  return (
    <p className="note line" data-trouble={isHeard ? undefined : state}>
      <Icon name={isHeard ? 'refresh' : 'cloud-off'} />
      {t(state, {
        time: clockTime(time, language, t),
        when: formatRelative(time, new Date(now), language),
      })}
    </p>
  )
}

/** A time on the visitor's clock. If their zone is unknown, the venue's time with the name of its zone. */
function clockTime(time: Date, language: Language, t: TFunction<'live'>): string {
  const zone = localTimeZone()
  return zone ? formatTime(time, language, zone) : t('uae', { time: formatTime(time, language) })
}
