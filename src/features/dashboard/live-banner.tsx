import { pictureNames } from '@/content/picture-names.ts'
import { usePictureAlt } from '@/shared/use-picture-words.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { getPhase } from '@/content/events/event-phase.ts'
import type { SportsEvent } from '@/content/events/types.ts'
import { formatNumber, formatRelativeDay } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { formatVenueTime } from '@/lib/format/venue-date.ts'
import { buttonClass } from '@/ui/button.ts'
import hero from '@/ui/media/hero.module.css'
import { Icon } from '@/ui/icon.tsx'
import { Picture } from '@/ui/media/picture.tsx'
import { Tag } from '@/ui/tag.tsx'
import { FightBug } from './fight-bug.tsx'
import styles from './live-banner.module.css'
import { MainPairing } from './main-pairing.tsx'

type LiveBannerProps = { event: SportsEvent; now: Date | null }

/** The live event with its current bout, or the next event with its start time. */
export function LiveBanner({ event, now }: LiveBannerProps) {
  const { t } = useTranslation(['dashboard', 'demo'])
  const language = useLanguage()
  const getAlt = usePictureAlt()
  const isLive = getPhase(event, now) === 'live'
  const time = formatVenueTime(event.timeUtc, language)
  const number = formatNumber(event.viewers, language)
  const place = { to: '/event/$eventId', params: { eventId: event.id } } as const
  return (
    <div className="wrap">
      <section
        className={`arena ${hero.hero} ${styles.banner}`}
        data-live={isLive || undefined}
        aria-labelledby="on-air"
      >
        <Picture
          art={event.art}
          alt={getAlt(pictureNames.get(event.art))}
          sizes="(width < 84rem) 96vw, 82rem"
          priority
          mirrors
          className={hero.art}
        />
        {/* The key remounts the line on a change; browsers do not count new elements as a layout shift. */}
        <p key={`state ${isLive}`} className={`row ${styles.state}`}>
          {isLive ? (
            <Tag tone="live">{t('demo:status.live')}</Tag>
          ) : (
            <Tag tone="data">
              {event.dayOffset === 0
                ? t('tonightAt', { time })
                : formatRelativeDay(event.dayOffset, language)}
            </Tag>
          )}
          {isLive && <span className="label">{t('liveTournament')}</span>}
          <span className={`note ${styles.crowd}`}>{t(isLive ? 'watching' : 'expected', { number })}</span>
        </p>
        <div>
          <h2 id="on-air">{event.title[language]}</h2>
          <MainPairing event={event} isLabelled />
        </div>
        <div className="grid gap-2">
          <FightBug event={event} />
        </div>
        <p key={`actions ${isLive}`} className={`flow ${styles.actions}`}>
          {isLive && (
            <Link {...place} className={buttonClass()}>
              <Icon name="play" />
              {t('watchLive')}
            </Link>
          )}
          <Link
            {...place}
            search={{ tab: 'card' }}
            className={buttonClass({ tone: isLive ? 'tonal' : 'primary' })}
          >
            {t('viewDetails')}
          </Link>
        </p>
      </section>
    </div>
  )
}
