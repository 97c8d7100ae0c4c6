import type { Art } from '@/assets/art/art.ts'
import { cardOf } from '@/content/bouts/records.ts'
import { nameOf, sideOf, type Corner } from '@/content/bouts/sides.ts'
import { eventPageOf } from '@/content/events/event-page.ts'
import type { Localized } from '@/content/localized.ts'
import { placeOf } from '@/content/place-of.ts'
import { getInitials } from '@/drawings/athlete/initials.ts'
import { EventPoster } from '@/drawings/event-poster.tsx'
import { formatDate } from '@/lib/format/format.ts'
import { venueDate } from '@/lib/format/venue-date.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Picture } from '@/ui/media/picture.tsx'

type NightPictureProps = {
  event: { id: string; dayOffset: number; art: Art; venue: Localized; city: Localized }
}

/** The poster of an event in a list, from its main bout. */
export function NightPicture({ event }: NightPictureProps) {
  const language = useLanguage()
  const now = useNow()
  const page = eventPageOf(event.id)
  const main = page && cardOf(page)[0]
  const half = (corner: Corner) => {
    if (!main) return []
    const side = sideOf(main, corner)
    const { id, country } = side.player ?? side.team
    const name = nameOf(side)
    return [{ name, initials: getInitials(name[language]), record: side.record, seed: id, nation: country }]
  }
  return (
    <EventPoster
      sides={[...half('red'), ...half('blue')]}
      picture={<Picture art={event.art} alt="" sizes="(width < 50rem) 92vw, 26rem" mirrors />}
      language={language}
      date={now ? formatDate(venueDate(now, event.dayOffset), language, 'medium') : '\u00a0'}
      place={placeOf(event, language)}
    />
  )
}
