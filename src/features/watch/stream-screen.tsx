import { useEffect, useRef, useState, type Dispatch, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { closeRopes } from '@/assets/art/close-ropes.ts'
import { isCancelled } from '@/content/events/card-change.ts'
import { getPhase } from '@/content/events/event-phase.ts'
import { events } from '@/content/events/events.ts'
import { findEventByTitle } from '@/content/events/find-event-by-title.ts'
import { formatRegions } from '@/lib/format/format.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Button, ButtonLink } from '@/ui/button.tsx'
import { Icon, type IconName } from '@/ui/icon.tsx'
import { Picture } from '@/ui/media/picture.tsx'
import { Dialog, DialogBody, DialogFoot } from '@/ui/overlays/dialog.tsx'
import screen from '@/ui/screen.module.css'
import { awaitStream, type StreamWait, type WaitPhase } from './awaited-stream.ts'
import { recheckEvent } from './open-event.ts'
import { isOpenToAll } from './stream-service/region.ts'
import type { StreamFrame } from './stream-service/stream-frame.ts'
import styles from './watch-player.module.css'
import type { RegionAccess, WatchAction } from './watch-state.ts'

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
}

export function StreamScreen({
  name,
  frame,
  access,
  reloads,
  isSensed,
  waiting,
  regions,
}: StreamScreenProps) {
  const { t } = useTranslation('watch-player')
  const language = useLanguage()
  const now = useNow()
  const shown = findEventByTitle(name)
  const next = events.find(
    (event) => getPhase(event, now) === 'upcoming' && !isCancelled(event) && event !== shown,
  )
  const hasPoster = !frame && access !== 'unknown'
  return (
    <div className={`frame ${hasPoster ? screen.tall : styles.player}`} data-access={access}>
      {hasPoster && (
        <Picture art={shown?.art ?? closeRopes} alt="" sizes="(width < 88rem) 100vw, 82rem" mirrors />
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
            <div className="row">
              <ButtonLink to="/events" hash="past">
                {t('highlights')}
              </ButtonLink>
              {next && (
                <ButtonLink to="/event/$eventId" params={{ eventId: next.id }} tone="tonal">
                  {t('nextEvent', { title: next.title[language] })}
                </ButtonLink>
              )}
            </div>
          </Message>
        ))}
      {access === 'unknown' && <Message icon="clock" title={t('checking')} />}
      {access === 'blocked' && <BlockedScreen regions={regions} />}
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

type MessageProps = { icon: IconName; title: string; children?: ReactNode }

function Message({ icon, title, children }: MessageProps) {
  return (
    <div className={`${screen.over} ${styles.message}`} role="status">
      <Icon name={icon} />
      <h2 className="title-2">{title}</h2>
      {children}
    </div>
  )
}

function BlockedScreen({ regions }: { regions: readonly string[] }) {
  const { t } = useTranslation(['watch-player', 'common'])
  const language = useLanguage()
  const [showsRegions, setShowsRegions] = useState(false)
  const names = formatRegions(regions, language)
  const close = () => setShowsRegions(false)
  return (
    <>
      <Message icon="globe-off" title={t('blocked.title')}>
        <p className="lead">{t('blocked.body')}</p>
        <p>
          {t('regions.some')} <bdi>{new Intl.ListFormat(language).format(names)}</bdi>
        </p>
        <Button aria-haspopup="dialog" onClick={() => setShowsRegions(true)}>
          <Icon name="globe" />
          {t('blocked.regions')}
        </Button>
      </Message>
      <Dialog open={showsRegions} onClose={close} title={t('regions.title')} closeLabel={t('common:close')}>
        <DialogBody>
          {regions.length === 0 && <p>{t('regions.global')}</p>}
          {regions.length > 0 && isOpenToAll(regions) && <p>{t('regions.all')}</p>}
          {!isOpenToAll(regions) && (
            <>
              <p className="soft">{t('regions.some')}</p>
              <ul>
                {names.map((name) => (
                  <li key={name}>
                    <bdi>{name}</bdi>
                  </li>
                ))}
              </ul>
            </>
          )}
        </DialogBody>
        <DialogFoot>
          <Button tone="tonal" wide onClick={close}>
            {t('common:close')}
          </Button>
        </DialogFoot>
      </Dialog>
    </>
  )
}

/** Shown until the event has a stream. Keeps verifying the code until then. */
export function WaitingScreen({ code, dispatch }: { code: string; dispatch: Dispatch<WatchAction> }) {
  const { t } = useTranslation('watch-player')
  const [phase, setPhase] = useState<WaitPhase>('waiting')
  const wait = useRef<StreamWait>(null)
  const isChecking = phase === 'checking'

  useEffect(() => {
    let isCurrent = true
    const started = awaitStream({
      check: () => recheckEvent(code, dispatch, () => isCurrent),
      isSeen: () => document.visibilityState === 'visible',
      onReturn: (listen) => {
        const listening = new AbortController()
        document.addEventListener('visibilitychange', listen, listening)
        addEventListener('online', listen, listening)
        return () => listening.abort()
      },
      onPhase: setPhase,
    })
    wait.current = started
    return () => {
      isCurrent = false
      started.stop()
    }
  }, [code, dispatch])

  return (
    <Message icon="clock" title={t('wait.title')}>
      <p className="lead">
        {t('wait.noVideo')} {t(phase === 'over' ? 'wait.over' : 'wait.opens')}
      </p>
      <div className="row">
        {/* Not disabled during a check, because it would lose the focus. */}
        <Button aria-disabled={isChecking} onClick={() => wait.current?.checkNow()}>
          <Icon name="refresh" />
          {t(isChecking ? 'wait.checking' : 'wait.check')}
        </Button>
        {phase === 'failed' && <p className="note">{t('wait.failed')}</p>}
      </div>
    </Message>
  )
}
