import { useTranslation } from 'react-i18next'
import { isCancelled } from '@/content/events/card-change.ts'
import { changeTag } from '@/content/events/change-tag.ts'
import { getPhase } from '@/content/events/event-phase.ts'
import { events } from '@/content/events/events.ts'
import type { SportsEvent } from '@/content/events/types.ts'
import { followedFirst, idsOnCard } from '@/content/followed.ts'
import { categoryName } from '@/content/category-name.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useFollowed } from '@/shared/use-followed.ts'
import { formatDate, formatNumber, formatRelativeDay } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { formatVenueTime, venueDate } from '@/lib/format/venue-date.ts'
import { Icon } from '@/ui/icon.tsx'
import { Tag } from '@/ui/tag.tsx'
import { EventRowLinks } from './event-row-links.tsx'
import { MainPairing } from './main-pairing.tsx'
import { ReelRow } from './reel-row.tsx'
import styles from './reel.module.css'

const coming = events.filter(({ status }) => status !== 'past')

const onCard = ({ id }: SportsEvent) => idsOnCard(id)

/** Live and upcoming events; those with a followed player or team come first. */
export function LiveEvents() {
  const followed = useFollowed()
  return (
    <ul className={styles.rows}>
      {followedFirst(coming, followed, onCard).map((event) => (
        <LiveRow key={event.id} event={event} isFollowed={onCard(event).some((id) => followed.has(id))} />
      ))}
    </ul>
  )
}

function LiveRow({ event, isFollowed }: { event: SportsEvent; isFollowed: boolean }) {
  const { t } = useTranslation(['dashboard', 'demo'])
  const language = useLanguage()
  const now = useNow()
  const phase = getPhase(event, now)
  const change = changeTag(event)
  const isLive = phase === 'live'
  const crowd = { number: formatNumber(event.viewers, language) }
  return (
    <ReelRow
      event={event}
      ids={onCard(event)}
      over={
        <p className={styles.tag}>
          {!isCancelled(event) && <Tag tone={isLive ? 'live' : 'data'}>{t(`demo:status.${phase}`)}</Tag>}
          {change && <Tag>{change[language]}</Tag>}
          {isFollowed && (
            <Tag>
              <Icon name="star" />
              {t('following.takesPart')}
            </Tag>
          )}
        </p>
      }
      label={
        <>
          {categoryName(event.sport)[language]}
          {!isLive &&
            ` · ${event.dayOffset === 0 ? t('tonight') : formatRelativeDay(event.dayOffset, language)}`}
        </>
      }
      actions={<EventRowLinks key={phase} event={event} phase={phase} />}
    >
      <MainPairing event={event} />
      <p className={`flow note ${styles.meta}`}>
        {!isLive && (
          <>
            <span className={styles.date}>
              <Icon name="calendar" />
              {now ? formatDate(venueDate(now, event.dayOffset), language, 'medium') : '\u00a0'}
            </span>
            <span>
              <Icon name="clock" />
              <bdi>{t('demo:uae', { time: formatVenueTime(event.timeUtc, language) })}</bdi>
            </span>
          </>
        )}
        <span>
          <Icon name="eye" />
          {isLive ? t('watching', crowd) : t('expected', crowd)}
        </span>
      </p>
    </ReelRow>
  )
}
