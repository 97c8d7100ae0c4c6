import { useTranslation } from 'react-i18next'
import type { SportsEvent } from '@/content/events/types.ts'
import { placeOf } from '@/content/place-of.ts'
import { cardOf } from '@/content/bouts/records.ts'
import { isCorner, nameOf, sideOf, type Corner } from '@/content/bouts/sides.ts'
import { versusOf } from '@/content/bouts/versus.ts'
import { categoryName } from '@/content/category-name.ts'
import { formatDate, formatTime } from '@/lib/format/format.ts'
import { hiddenScoreId, useIsHidden } from '@/platform/device/hide-scores.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { venueDate } from '@/lib/format/venue-date.ts'
import { PictureButton } from '@/shared/picture-button.tsx'
import type { SharePicture } from '@/shared/picture/picture.ts'

/** Downloads an event as a picture. The main bout's winner is left out while results are hidden here. */
export function EventPicture({ event }: { event: SportsEvent }) {
  const { t } = useTranslation(['event', 'demo', 'common'])
  const language = useLanguage()
  const isHidden = useIsHidden(hiddenScoreId('event', event.id))

  const picture = (): SharePicture => {
    const start = venueDate(new Date(), event.dayOffset, event.timeUtc)
    const time = t('demo:uae', { time: formatTime(start, language) })
    const lines = [`${formatDate(start, language, 'long')} · ${time}`, placeOf(event, language)]
    const [main] = cardOf(event.id, new Date())
    const name = (corner: Corner) => (main ? nameOf(sideOf(main, corner))[language] : '')
    const title = event.title[language]
    const result = isHidden ? null : main?.result
    const outcome =
      result &&
      (isCorner(result.winner)
        ? t('demo:bouts.winner', { name: name(result.winner) })
        : t(`demo:divisions.method.${result.winner}`))
    return {
      name: `sporte-${event.id}-${language}`,
      kicker: categoryName(event.sport)[language],
      title,
      lines,
      ...(main && {
        sides: [{ name: name('red') }, { name: name('blue') }],
        versus: versusOf(main)[language],
      }),
      ...(outcome && { outcome }),
      sample: t('common:sampleData'),
      alt: [title, ...lines, outcome].filter(Boolean).join('. '),
    }
  }

  return (
    <PictureButton picture={picture} className="button tonal small">
      {t('download')}
    </PictureButton>
  )
}
