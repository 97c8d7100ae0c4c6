import { useTranslation } from 'react-i18next'
import { cardOf } from '@/content/bouts/records.ts'
import { findEvent } from '@/content/events/events.ts'
import { nightOf } from '@/content/events/night-of.ts'
import { placeOf } from '@/content/place-of.ts'
import { playerFacts } from '@/content/players/player-facts.ts'
import { findPlayer } from '@/content/players/players.ts'
import { formatVenueTime } from '@/lib/format/venue-date.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { OnAir } from '@/shared/on-air.tsx'
import { VenueDay } from '@/shared/venue-day.tsx'
import { Duel } from '@/drawings/athlete/duel.tsx'
import { Closing } from '@/ui/blocks/closing.tsx'
import { ButtonLink } from '@/ui/button.tsx'
import { Icon } from '@/ui/icon.tsx'

/** The main event, and below it when and where. */
export function BattleDuel() {
  const { t, i18n } = useTranslation(['battle', 'demo'])
  const language = useLanguage()
  const now = useNow()
  const event = findEvent('battle-of-the-burj')
  const [main] = cardOf('battle-of-the-burj', now)
  if (!event || main?.kind !== 'combat') return null
  const [red, blue] = [findPlayer(main.red), findPlayer(main.blue)]
  if (!red || !blue) return null
  return (
    <>
      <div className="wrap">
        <OnAir {...nightOf(event, now)} size="panel" />
      </div>
      <div className="wrap">
        <Duel red={playerFacts(red, { language, i18n })} blue={playerFacts(blue, { language, i18n })} />
      </div>
      <Closing
        tone="slab"
        heading={placeOf(event, language)}
        lead={
          <>
            {/* On its own line, because the date appears late and must not shift anything. */}
            <span className="grid">
              <VenueDay dayOffset={event.dayOffset} format="long" />
            </span>{' '}
            <bdi>{formatVenueTime(event.timeUtc, language)}</bdi> {t('night.venueTime')}
          </>
        }
      >
        <ButtonLink to="/watch">
          <Icon name="play" />
          {t('watch')}
        </ButtonLink>
        <ButtonLink to="/event/$eventId" params={{ eventId: 'battle-of-the-burj' }} tone="tonal">
          {t('details')}
        </ButtonLink>
      </Closing>
    </>
  )
}
