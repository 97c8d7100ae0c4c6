import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Language } from '@/contract/language.ts'
import { formatRelative, formatTime } from '@/lib/format/format.ts'
import { localTimeZone } from '@/lib/format/zone.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import styles from '@/drawings/cricket/score-line.module.css'
import { Icon } from '@/ui/icon.tsx'
import { Tag } from '@/ui/tag.tsx'
import { useNow } from '@/platform/device/clock.ts'
import { ageOf, ageTickMs } from './feed-age.ts'
import type { FeedTrouble } from './feed-store.ts'
import type { FeedMatch, LiveScores } from './score-feed.ts'

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

/** For every live display of a match: line, ticker and panel. */
export function getLiveStatus(match: FeedMatch, scores: LiveScores, time: number): LiveStatus {
  const isOn = match.status === 'LIVE'
  const { isCurrent, isStill, at, now } = ageOf(scores, isOn, time)
  const { heardAt, trouble } = scores
  return {
    isLive: isOn && isCurrent,
    at,
    now,
    state: trouble ?? (heardAt === null ? 'silent' : isStill ? 'still' : 'heard'),
  }
}

/** Re-evaluated as time passes. */
export function useLiveStatus(match: FeedMatch, scores: LiveScores): LiveStatus {
  return getLiveStatus(match, scores, useNow(ageTickMs)?.getTime() ?? 0)
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
