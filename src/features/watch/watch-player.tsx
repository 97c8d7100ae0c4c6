import { useEffect, useRef, useState, type ComponentType, type Dispatch } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '@/platform/screen-reader.ts'
import { blockReload } from '@/platform/device/busy.ts'
import { notify } from '@/platform/toasts.ts'
import { Button } from '@/ui/button.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Tag } from '@/ui/tag.tsx'
import { lazyOnDemand } from '@/platform/hydration/lazy-on-demand.tsx'
import disclosure from '@/ui/accordion.module.css'
import { formatRegions } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Dialog, DialogBody, DialogFoot } from '@/ui/overlays/dialog.tsx'
import { isAwaited } from './awaited-stream.ts'
import { observeDevTools } from './dev-tools.ts'
import { Highlights } from './highlights.tsx'
import { PlaybackTrouble } from './playback-trouble.tsx'
import { getStream, streamFrame } from './stream-service/stream-frame.ts'
import { StreamScreen } from './stream-screen.tsx'
import { WaitingScreen } from './waiting-screen.tsx'
import styles from './watch-player.module.css'
import type { WatchAction, WatchState } from './watch-state.ts'
import { isOpenToAll } from './stream-service/region.ts'

type WatchPlayerProps = {
  state: Extract<WatchState, { phase: 'open' }>
  isDebugging: boolean
  /** Start and card of an event without a stream yet, by its name. */
  AwaitedEvent: ComponentType<{ name: string }>
  dispatch: Dispatch<WatchAction>
  onLeave: () => void
}

/** The player after a verified code. */
export function WatchPlayer({ state, isDebugging, AwaitedEvent, dispatch, onLeave }: WatchPlayerProps) {
  const { t } = useTranslation('watch-player')
  const { code, event, access, selectedKey } = state
  const heading = useRef<HTMLHeadingElement>(null)
  const hasWaited = useRef(false)
  const [isSensed, setIsSensed] = useState(false)
  const [showsRegions, setShowsRegions] = useState(false)
  const [reloads, setReloads] = useState(0)
  const name = event.name || t('unnamedEvent')
  const frame = access === 'allowed' ? streamFrame(getStream(event, selectedKey)) : null

  const isWaiting = access === 'allowed' && isAwaited(event)

  useEffect(() => blockReload(), [])
  // A shared link contains the code too.
  useEffect(() => () => ['region', 'share'].forEach((dismiss) => notify({ dismiss })), [])
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const source = frame?.src
  const isObserved = Boolean(source) && !isDebugging
  useEffect(() => (isObserved ? observeDevTools(setIsSensed) : undefined), [isObserved])
  useEffect(() => {
    if (isWaiting) hasWaited.current = true
    if (!source || !hasWaited.current) return
    hasWaited.current = false
    announce(t('wait.opened'))
    // The focused "Check now" may be gone.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [isWaiting, source, t])
  useEffect(() => {
    if (access !== 'blocked') return
    notify({ id: 'region', tone: 'bad', title: t('blocked.title'), body: t('blocked.toast') })
  }, [access, t])

  return (
    <>
      <div className={`row ${styles.bar}`}>
        <h1 ref={heading} tabIndex={-1}>
          <bdi>{name}</bdi>
        </h1>
        <div className="row">
          <Tag tone="data">
            <Icon name="check" />
            {t('accepted')}
          </Tag>
          <Button tone="bare" onClick={onLeave}>
            {t('anotherCode')}
          </Button>
        </div>
      </div>
      <StreamScreen
        name={name}
        frame={frame}
        access={access}
        reloads={reloads}
        waiting={isWaiting && <WaitingScreen code={code} dispatch={dispatch} />}
        isSensed={isSensed && isObserved}
        regions={event.allowedCountries}
        onShowRegions={() => setShowsRegions(true)}
      />
      {isWaiting && <AwaitedEvent name={event.name} />}
      {event.status === 'HIGHLIGHTS' && event.playlist.length > 0 && (
        <Highlights
          videos={event.playlist}
          selectedKey={selectedKey}
          onSelect={(key) => dispatch({ type: 'videoSelected', key })}
        />
      )}
      {access === 'allowed' && (
        <>
          <PlaybackTrouble
            event={name}
            code={code}
            stream={source ?? null}
            reloads={reloads}
            onReload={() => setReloads((times) => times + 1)}
          />
          <BiggerScreen event={name} code={code} />
        </>
      )}
      <RegionsDialog
        open={showsRegions}
        onClose={() => setShowsRegions(false)}
        allowedCountries={event.allowedCountries}
      />
    </>
  )
}

const BiggerScreenGuide = lazyOnDemand(() => import('./bigger-screen-guide.tsx'), 'BiggerScreenGuide')

/** Under the player: how to move the stream to another screen. The guide and its QR code load at the first press. */
function BiggerScreen({ event, code }: { event: string; code: string }) {
  const { t } = useTranslation('watch-player')
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details className={disclosure.item} onToggle={() => setWasOpened(true)}>
      <summary>
        <h2>{t('biggerScreen.heading')}</h2>
        <Icon name="chevron-down" />
      </summary>
      {wasOpened && <BiggerScreenGuide event={event} code={code} />}
    </details>
  )
}

type RegionsDialogProps = { open: boolean; onClose: () => void; allowedCountries: readonly string[] }

function RegionsDialog({ open, onClose, allowedCountries }: RegionsDialogProps) {
  const { t } = useTranslation(['watch-player', 'common'])
  const language = useLanguage()
  return (
    <Dialog open={open} onClose={onClose} title={t('regions.title')} closeLabel={t('common:close')}>
      <DialogBody>
        {allowedCountries.length === 0 && <p>{t('regions.global')}</p>}
        {allowedCountries.length > 0 && isOpenToAll(allowedCountries) && <p>{t('regions.all')}</p>}
        {!isOpenToAll(allowedCountries) && (
          <>
            <p className="soft">{t('regions.some')}</p>
            <ul className={styles.list}>
              {formatRegions(allowedCountries, language).map((name) => (
                <li key={name}>
                  <bdi>{name}</bdi>
                </li>
              ))}
            </ul>
          </>
        )}
      </DialogBody>
      <DialogFoot>
        <Button tone="tonal" wide onClick={onClose}>
          {t('common:close')}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
