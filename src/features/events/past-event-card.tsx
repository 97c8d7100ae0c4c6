import { Link, linkOptions } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { categoryName } from '@/content/category-name.ts'
import { isCancelled } from '@/content/events/card-change.ts'
import { changeTag } from '@/content/events/change-tag.ts'
import { eventPageOf } from '@/content/events/event-page-of.ts'
import type { PastEvent, StoryPlace } from '@/content/events/past-events.ts'
import { formatNumber } from '@/lib/format/format.ts'
import { posterFacts } from '@/content/events/poster-facts.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import { formatVenueTime } from '@/lib/format/venue-date.ts'
import { NightPoster } from '@/shared/night-poster.tsx'
import { Marks } from '@/ui/blocks/marks.tsx'
import { MediaCard } from '@/ui/blocks/media-card.tsx'
import { Icon } from '@/ui/icon.tsx'
import { HiddenScore } from '@/ui/overlays/hidden-score.tsx'
import { Tag } from '@/ui/tag.tsx'

export function PastEventCard({ event }: { event: PastEvent }) {
  const { t } = useTranslation(['events', 'common'])
  const language = useLanguage()
  const change = changeTag(event)
  const title = event.title[language]
  const eventPage = eventPageOf(event.id)
  return (
    <MediaCard
      picture={<NightPoster {...posterFacts(event, language)} />}
      tags={
        <>
          <Tag>{categoryName(event.sport)[language]}</Tag>
          {isCancelled(event) || <Tag>{t('status.completed')}</Tag>}
          {change && <Tag>{change[language]}</Tag>}
        </>
      }
      title={
        eventPage ? (
          <Link to="/event/$eventId" params={{ eventId: eventPage }}>
            {title}
          </Link>
        ) : (
          title
        )
      }
      end={
        <Link {...placeOfStory(event.story)} className="link">
          {t('readMore')}
          <span className="visually-hidden">{`: ${title}`}</span>
          <Icon name="arrow-forward" />
        </Link>
      }
    >
      <Marks
        items={[
          { icon: 'clock', text: t('startsAt', { time: formatVenueTime(event.timeUtc, language) }) },
          { icon: 'crowd', text: t('inTheRoom', { crowd: formatNumber(event.attendance, language) }) },
        ]}
      />
      <HiddenScore
        of={hiddenScoreId('event', event.id)}
        label={
          <>
            {t('common:hideScores.show')}
            <span className="visually-hidden">{`: ${title}`}</span>
          </>
        }
      >
        <p className="soft">{event.teaser[language]}</p>
      </HiddenScore>
    </MediaCard>
  )
}

/** An event's story is an event page, an article or a photo. */
function placeOfStory(story: StoryPlace) {
  switch (story.kind) {
    case 'event':
      return linkOptions({ to: '/event/$eventId', params: { eventId: story.id } })
    case 'article':
      return linkOptions({ to: '/blog/$articleId', params: { articleId: story.id } })
    case 'photo':
      return linkOptions({ to: '/gallery', search: { photo: story.id } })
  }
}
