import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { SportsEvent } from '@/content/events/types.ts'
import { CalendarLink } from '@/shared/calendar-link.tsx'
import { useLanguage } from '@/platform/words/language.ts'
import { useMark } from '@/shared/use-mark.ts'
import { ShareButton } from '@/shared/share-button.tsx'
import { buttonClass } from '@/ui/button.ts'
import { Icon } from '@/ui/icon.tsx'
import layout from '@/ui/layout.module.css'
import { eventCalendar, eventFile } from './event-calendar.ts'
import styles from './event-hero.module.css'

export function EventActions({ event }: { event: SportsEvent }) {
  const { t } = useTranslation('event')
  const language = useLanguage()
  const { isMarked, toggle } = useMark('event', event.id)
  const tonal = buttonClass({ tone: 'tonal' })
  return (
    <div className={styles.actions}>
      {event.status === 'live' && (
        <Link to="/watch" className={buttonClass()}>
          <Icon name="play" />
          {t('watchLive')}
        </Link>
      )}
      <button type="button" className={tonal} aria-pressed={isMarked} onClick={toggle}>
        <Icon name="heart" />
        {t(isMarked ? 'liked' : 'like')}
      </button>
      <ShareButton title={event.title[language]} className={tonal}>
        <Icon name="share" />
        {t('share')}
      </ShareButton>
      <CalendarLink
        file={eventFile(event)}
        write={(writing) => eventCalendar(event, writing)}
        className={event.status === 'upcoming' ? buttonClass() : tonal}
      >
        <Icon name="calendar" />
        {t('download')}
        <span className={layout.visuallyHidden}>{`: ${t('downloadFile')}`}</span>
      </CalendarLink>
    </div>
  )
}
