import type { ComponentProps } from 'react'
import { EventPoster } from '@/drawings/event-poster.tsx'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Picture } from '@/ui/media/picture.tsx'
import { VenueDay } from './venue-day.tsx'

type NightPosterProps = Pick<ComponentProps<typeof EventPoster>, 'sides' | 'place'> &
  Pick<ComponentProps<typeof Picture>, 'art'> & { dayOffset: number }

/** The poster of an event in a list: `content/events/poster-facts.ts`. */
export function NightPoster({ art, dayOffset, ...poster }: NightPosterProps) {
  const language = useLanguage()
  return (
    <EventPoster
      {...poster}
      picture={<Picture art={art} alt="" sizes="(width < 50rem) 92vw, 26rem" mirrors />}
      language={language}
      date={<VenueDay dayOffset={dayOffset} />}
    />
  )
}
