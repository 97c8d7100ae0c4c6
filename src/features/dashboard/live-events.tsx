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
import { formatNumber, formatRelativeDay } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { formatVenueTime } from '@/lib/format/venue-date.ts'
import { VenueDay } from '@/shared/venue-day.tsx'
import { Marks } from '@/ui/blocks/marks.tsx'
import { MediaCard } from '@/ui/blocks/media-card.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Picture } from '@/ui/media/picture.tsx'
import { Tag } from '@/ui/tag.tsx'
import { EventRowLinks } from './event-row-links.tsx'
import { MainPairing } from './main-pairing.tsx'

const coming = events.filter(({ status }) => status !== 'past')

const onCard = ({ id }: SportsEvent) => idsOnCard(id)

/** Live and upcoming events; those with a followed player or team come first, before hydration by `order`. */
export function LiveEvents() {
  const followed = useFollowed()
  return (
    <ul className="cards">
      {followedFirst(coming, followed, onCard).map((event) => (
        <li key={event.id} data-with={onCard(event).join(' ')}>
          <LiveCard event={event} isFollowed={onCard(event).some((id) => followed.has(id))} />
        </li>
      ))}
    </ul>
  )
}

function LiveCard({ event, isFollowed }: { event: SportsEvent; isFollowed: boolean }) {
  const { t } = useTranslation(['dashboard', 'demo'])
  const language = useLanguage()
  const phase = getPhase(event, useNow())
  const change = changeTag(event)
  const isLive = phase === 'live'
  const crowd = { number: formatNumber(event.viewers, language) }
  const day = event.dayOffset === 0 ? t('tonight') : formatRelativeDay(event.dayOffset, language)
  return (
    <MediaCard
      picture={<Picture art={event.art} alt="" sizes="(width < 48rem) 92vw, 26rem" mirrors />}
      tags={
        <>
          {!isCancelled(event) && <Tag tone={isLive ? 'live' : 'data'}>{t(`demo:status.${phase}`)}</Tag>}
          {change && <Tag>{change[language]}</Tag>}
          {isFollowed && (
            <Tag>
              <Icon name="star" />
              {t('following.takesPart')}
            </Tag>
          )}
        </>
      }
      kicker={
        <>
          {categoryName(event.sport)[language]} · <VenueDay dayOffset={event.dayOffset} />
        </>
      }
      title={event.title[language]}
      end={<EventRowLinks key={phase} event={event} phase={phase} />}
    >
      <MainPairing event={event} />
      <Marks
        items={[
          { icon: 'calendar', text: day },
          {
            icon: 'clock',
            text: <bdi>{t('demo:uae', { time: formatVenueTime(event.timeUtc, language) })}</bdi>,
          },
          { icon: 'eye', text: isLive ? t('watching', crowd) : t('expected', crowd) },
        ]}
      />
    </MediaCard>
  )
}
