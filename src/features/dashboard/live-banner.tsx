import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { SportsEvent } from '@/content/events/types.ts'
import { cardOf } from '@/content/records.ts'
import { formatNumber } from '@/platform/words/format.ts'
import { useLanguage } from '@/platform/words/language.ts'
import { buttonClass } from '@/ui/button.ts'
import hero from '@/ui/hero.module.css'
import { Icon } from '@/ui/icon.tsx'
import layout from '@/ui/layout.module.css'
import { Picture } from '@/ui/picture.tsx'
import { Tag } from '@/ui/tag.tsx'
import typography from '@/ui/type.module.css'
import { FightBug } from './fight-bug.tsx'
import styles from './live-banner.module.css'
import { MainPairing } from './main-pairing.tsx'

type LiveBannerProps = { event: SportsEvent }

/** The programme monitor: the event on air and the bout that is on now. */
export function LiveBanner({ event }: LiveBannerProps) {
  const { t } = useTranslation(['dashboard', 'demo'])
  const language = useLanguage()
  // A night is fought from the foot of its card up.
  const onNow = cardOf(event.id).findLast(({ result }) => result === null)
  const place = { to: '/event/$eventId', params: { eventId: event.id } } as const
  return (
    <div className={layout.wrap}>
      <section className={`${layout.arena} ${hero.hero} ${styles.banner}`} aria-labelledby="on-air">
        <Picture
          art={event.art}
          alt=""
          sizes="(width < 84rem) 96vw, 82rem"
          priority
          mirrors={event.mayMirror}
          className={hero.art}
        />
        <p className={styles.state}>
          <Tag tone="live">{t('demo:status.live')}</Tag>
          <span className={typography.label}>{t('liveTournament')}</span>
          <span className={`${layout.small} ${layout.soft}`}>
            {t('watching', { number: formatNumber(event.viewers, language) })}
          </span>
        </p>
        <div>
          <h2 id="on-air">{event.title[language]}</h2>
          <MainPairing event={event} isLabelled />
        </div>
        {onNow && (
          <div className={styles.onNow}>
            <p className={typography.label}>{t('onNow')}</p>
            <FightBug bout={onNow} sport={event.sport} />
          </div>
        )}
        <p className={layout.row}>
          <Link {...place} className={buttonClass()}>
            <Icon name="play" />
            {t('watchLive')}
          </Link>
          <Link {...place} search={{ tab: 'card' }} className={buttonClass({ tone: 'tonal' })}>
            {t('viewDetails')}
          </Link>
        </p>
      </section>
    </div>
  )
}
