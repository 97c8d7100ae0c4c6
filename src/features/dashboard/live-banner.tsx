import { pictureNames } from '@/content/picture-names.ts'
import { usePictureAlt } from '@/shared/use-picture-words.ts'
import { useTranslation } from 'react-i18next'
import { cardOf } from '@/content/bouts/records.ts'
import { nightOf } from '@/content/events/night-of.ts'
import { tonight } from '@/content/events/upcoming-events.ts'
import { useNow } from '@/platform/device/clock.ts'
import type { SportsEvent } from '@/content/events/types.ts'
import { formatNumber } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Poster } from '@/ui/blocks/poster.tsx'
import { ButtonLink } from '@/ui/button.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Tag } from '@/ui/tag.tsx'
import { offAir, OnAir, onAir } from '@/shared/on-air.tsx'
import { MainPairing } from './main-pairing.tsx'

/** The live event, with its current bout if it has any. Tonight's is in the page until hydration, beside another one. */
export function LiveBanner({ event }: { event: SportsEvent }) {
  const { t } = useTranslation(['dashboard', 'demo'])
  const language = useLanguage()
  const now = useNow()
  const getAlt = usePictureAlt()
  const number = formatNumber(event.viewers, language)
  const isTonight = event.id === tonight?.id
  const headingId = `live-${event.id}`
  const place = { to: '/event/$eventId', params: { eventId: event.id } } as const
  return (
    <div className="wrap" {...(isTonight ? onAir : offAir)(!now)}>
      <Poster
        art={event.art}
        alt={getAlt(pictureNames.get(event.art))}
        priority={!isTonight || now !== null}
        headingId={headingId}
      >
        <p className="row">
          <Tag tone="live">{t('demo:status.live')}</Tag>
          <span className="label">{t('liveTournament')}</span>
          <span className="note">{t('watching', { number })}</span>
        </p>
        <div>
          <h2 id={headingId}>{event.title[language]}</h2>
          <MainPairing event={event} isLabelled />
        </div>
        {cardOf(event.id).length > 0 && <OnAir {...nightOf(event, now)} size="panel" />}
        <p className="row">
          <ButtonLink {...place}>
            <Icon name="play" />
            {t('watchLive')}
          </ButtonLink>
          <ButtonLink {...place} search={{ tab: 'card' }} tone="tonal">
            {t('viewDetails')}
          </ButtonLink>
        </p>
      </Poster>
    </div>
  )
}
