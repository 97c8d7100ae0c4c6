import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { EventPhase } from '@/content/event-phase.ts'
import type { SportsEvent } from '@/content/events/types.ts'
import { useLanguage } from '@/platform/words/language.ts'
import { buttonClass } from '@/ui/button.ts'
import { Icon } from '@/ui/icon.tsx'

type EventActionsProps = { event: SportsEvent; phase: EventPhase }

/** Links to the stream of a live event, the highlights of a past one, else to its page. */
export function EventActions({ event, phase }: EventActionsProps) {
  const { t } = useTranslation('dashboard')
  const title = event.title[useLanguage()]
  const place = { to: '/event/$eventId', params: { eventId: event.id } } as const
  const watch = {
    live: { label: t('watchLive'), search: {} },
    upcoming: null,
    past: { label: t('watchReplay'), search: { tab: 'highlights' } },
  }[phase]
  return (
    <>
      {watch && (
        <Link
          {...place}
          search={watch.search}
          className={buttonClass({ tone: 'tonal', size: 'small' })}
          aria-label={`${watch.label}: ${title}`}
        >
          <Icon name="play" />
          {watch.label}
        </Link>
      )}
      <Link
        {...place}
        search={phase === 'live' ? { tab: 'card' } : {}}
        className={buttonClass({ tone: watch ? 'bare' : 'tonal', size: 'small' })}
        aria-label={`${t('viewDetails')}: ${title}`}
      >
        {t('viewDetails')}
      </Link>
    </>
  )
}
