import { useTranslation } from 'react-i18next'
import type { EventPhase } from '@/content/events/event-phase.ts'
import type { SportsEvent } from '@/content/events/types.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { ButtonLink } from '@/ui/button.tsx'
import { Icon } from '@/ui/icon.tsx'

type EventRowLinksProps = { event: SportsEvent; phase: EventPhase }

/** Links to the stream of a live event, to the highlights of a past one, and to the event page. */
export function EventRowLinks({ event, phase }: EventRowLinksProps) {
  const { t } = useTranslation('dashboard')
  const title = event.title[useLanguage()]
  const place = { to: '/event/$eventId', params: { eventId: event.id } } as const
  const watchOf = {
    live: { label: t('watchLive'), tab: 'overview' },
    upcoming: null,
    past: { label: t('watchReplay'), tab: 'highlights' },
  } as const
  const watch = watchOf[phase]
  return (
    <>
      {watch && (
        <ButtonLink
          {...place}
          search={{ tab: watch.tab }}
          tone="tonal"
          size="small"
          aria-label={`${watch.label}: ${title}`}
        >
          <Icon name="play" />
          {watch.label}
        </ButtonLink>
      )}
      <ButtonLink
        {...place}
        search={{ tab: phase === 'live' ? 'card' : 'overview' }}
        tone={watch ? 'bare' : 'tonal'}
        size="small"
        aria-label={`${t('viewDetails')}: ${title}`}
      >
        {t('viewDetails')}
      </ButtonLink>
    </>
  )
}
