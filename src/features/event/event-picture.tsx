import { useTranslation } from 'react-i18next'
import type { SportsEvent } from '@/content/events/types.ts'
import { placeOf } from '@/content/place-of.ts'
import { cardOf } from '@/content/bouts/records.ts'
import { nameOf, sideOf, type Corner } from '@/content/bouts/sides.ts'
import { versusOf } from '@/content/bouts/versus.ts'
import { categoryName } from '@/content/category-name.ts'
import { formatDate, formatTime } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { venueDate } from '@/lib/format/venue-date.ts'
import { PictureButton } from '@/shared/picture-button.tsx'
import type { SharePicture } from '@/shared/picture/picture.ts'

/** A share image with the title, date, place and main bout. It contains no results that need a cover. */
export function EventPicture({ event }: { event: SportsEvent }) {
  const { t } = useTranslation(['demo', 'common'])
  const language = useLanguage()

  const picture = (): SharePicture => {
    const start = venueDate(new Date(), event.dayOffset, event.timeUtc)
    const time = t('uae', { time: formatTime(start, language) })
    const lines = [`${formatDate(start, language, 'long')} · ${time}`, placeOf(event, language)]
    const [main] = cardOf(event.id)
    const name = (corner: Corner) => (main ? nameOf(sideOf(main, corner))[language] : '')
    const title = event.title[language]
    return {
      name: `sporte-${event.id}-${language}`,
      kicker: categoryName(event.sport)[language],
      title,
      lines,
      ...(main && {
        sides: [{ name: name('red') }, { name: name('blue') }],
        versus: versusOf(main)[language],
      }),
      sample: t('common:sampleData'),
      alt: [title, ...lines].join('. '),
    }
  }

  return <PictureButton picture={picture} />
}
