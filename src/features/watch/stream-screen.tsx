import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { closeRopes } from '@/assets/art/close-ropes.ts'
import { findEventByTitle } from '@/content/events/find-by-title.ts'
import { formatRegions } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Button, ButtonLink } from '@/ui/button.tsx'
import { Icon, type IconName } from '@/ui/icon.tsx'
import { Picture } from '@/ui/media/picture.tsx'
import screen from '@/ui/screen.module.css'
import type { StreamFrame } from './stream-service/stream-frame.ts'
import styles from './watch-player.module.css'
import type { RegionAccess } from './watch-state.ts'

type StreamScreenProps = {
  name: string
  /** Null if no iframe is allowed. */
  frame: StreamFrame | null
  access: RegionAccess
  /** The number of reloads. Each one creates a new iframe. */
  reloads: number
  /** Whether developer tools appear to be open. */
  isSensed: boolean
  /** Replaces the message that there is no video, while the stream is awaited. */
  waiting: ReactNode
  /** Where the event is shown, if it is blocked here. */
  regions: readonly string[]
  onShowRegions: () => void
}

export function StreamScreen({
  name,
  frame,
  access,
  reloads,
  isSensed,
  waiting,
  regions,
  onShowRegions,
}: StreamScreenProps) {
  const { t } = useTranslation('watch-player')
  const language = useLanguage()
  return (
    <div className={`${screen.screen} ${styles.screen}`} data-access={access}>
      {!frame && access !== 'unknown' && (
        <Picture
          art={findEventByTitle(name)?.art ?? closeRopes}
          alt=""
          sizes="(width < 88rem) 100vw, 82rem"
          mirrors
          className={styles.poster}
        />
      )}
      {frame && (
        <iframe
          key={`${reloads} ${frame.src}`}
          src={frame.src}
          title={name}
          sandbox={frame.sandbox}
          allow={frame.allow}
          // Video providers refuse to play on pages that send no referrer.
          referrerPolicy="strict-origin-when-cross-origin"
          inert={isSensed}
        />
      )}
      {access === 'allowed' &&
        !frame &&
        (waiting || (
          <Message icon="info" title={t('noVideo')}>
            <ButtonLink to="/events" tone="tonal">
              {t('allEvents')}
            </ButtonLink>
          </Message>
        ))}
      {access === 'unknown' && <Message icon="clock" title={t('checking')} />}
      {access === 'blocked' && (
        <Message icon="globe-off" title={t('blocked.title')}>
          <p className="lead">{t('blocked.body')}</p>
          <p>
            {t('regions.some')}{' '}
            <bdi>{new Intl.ListFormat(language).format(formatRegions(regions, language))}</bdi>
          </p>
          <Button aria-haspopup="dialog" onClick={onShowRegions}>
            <Icon name="globe" />
            {t('blocked.regions')}
          </Button>
        </Message>
      )}
      {isSensed && (
        <Message icon="alert" title={t('devTools.title')}>
          <p className="lead">
            {t('devTools.body')} {t('devTools.sideBar')}
          </p>
        </Message>
      )}
    </div>
  )
}

type MessageProps = { icon: IconName; title: string; tone?: 'calm'; children?: ReactNode }

export function Message({ icon, title, tone, children }: MessageProps) {
  return (
    <div className={`${screen.over} ${styles.over} ${styles.message}`} data-tone={tone} role="status">
      <Icon name={icon} />
      <h2>{title}</h2>
      {children}
    </div>
  )
}
