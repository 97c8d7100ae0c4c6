import type { ComponentProps } from 'react'
import { EventPoster } from '@/drawings/event-poster.tsx'
import { formatDate } from '@/lib/format/format.ts'
import { venueDate } from '@/lib/format/venue-date.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Picture } from '@/ui/media/picture.tsx'

type NightPosterProps = Pick<ComponentProps<typeof EventPoster>, 'sides' | 'place'> &
  Pick<ComponentProps<typeof Picture>, 'art'> & { dayOffset: number }

/** The poster of an event in a list: `content/events/poster-facts.ts`. */
export function NightPoster({ art, dayOffset, ...poster }: NightPosterProps) {
  const language = useLanguage()
  const now = useNow()
  return (
    <EventPoster
      {...poster}
      picture={<Picture art={art} alt="" sizes="(width < 50rem) 92vw, 26rem" mirrors />}
      language={language}
      date={now ? formatDate(venueDate(now, dayOffset), language, 'medium') : '\u00a0'}
    />
  )
}
