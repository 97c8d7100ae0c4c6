import { Link, linkOptions } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { categoryName } from '@/content/category-name.ts'
import { isCancelled } from '@/content/events/card-change.ts'
import { changeTag } from '@/content/events/change-tag.ts'
import { eventPageOf } from '@/content/events/event-page.ts'
import type { PastEvent, StoryPlace } from '@/content/events/past-events.ts'
import { placeOf } from '@/content/place-of.ts'
import { useNow } from '@/platform/device/clock.ts'
import { formatDate, formatNumber } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import { formatVenueTime, venueDate } from '@/lib/format/venue-date.ts'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { Picture } from '@/ui/media/picture.tsx'
import screen from '@/ui/screen.module.css'
import { HiddenScore } from '@/ui/overlays/hidden-score.tsx'
import { Tag } from '@/ui/tag.tsx'
import { EventFacts } from './event-facts.tsx'
import styles from './past-card.module.css'

export function PastCard({ event }: { event: PastEvent }) {
  const { t } = useTranslation(['events', 'common'])
  const language = useLanguage()
  const now = useNow()
  const change = changeTag(event)
  const title = event.title[language]
  const eventPage = eventPageOf(event.id)
  return (
    <article className={`card open stack gap-3 ${styles.card}`}>
      <div className={`${screen.screen} ${screen.reacts}`}>
        <Picture
          art={event.art}
          alt=""
          sizes="(width < 50rem) 92vw, 26rem"
          mirrors
          className={styles.picture}
        />
        <p className={styles.tags}>
          <Tag>{categoryName(event.sport)[language]}</Tag>
          {isCancelled(event) || <Tag>{t('status.completed')}</Tag>}
          {change && <Tag>{change[language]}</Tag>}
        </p>
        <p className={styles.crowd}>
          <Ltr numeral className={styles.count}>
            {formatNumber(event.attendance, language)}
          </Ltr>
          {t('inTheRoom')}
        </p>
      </div>
      <h3>
        {eventPage ? (
          <Link to="/event/$eventId" params={{ eventId: eventPage }} className="plain-link">
            {title}
          </Link>
        ) : (
          title
        )}
      </h3>
      <EventFacts
        facts={[
          {
            icon: 'clock',
            text: (
              <>
                <bdi>{formatVenueTime(event.timeUtc, language)}</bdi>
                {` ${t('venueTime')}`}
              </>
            ),
          },
          { icon: 'place', text: placeOf(event, language) },
          {
            icon: 'calendar',
            text: now ? formatDate(venueDate(now, event.dayOffset), language, 'medium') : '\u00a0',
            className: styles.date,
          },
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
      <Link {...placeOfStory(event.story)} className="link">
        {t('readMore')}
        <span className="visually-hidden">{`: ${title}`}</span>
        <Icon name="arrow-forward" />
      </Link>
    </article>
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
