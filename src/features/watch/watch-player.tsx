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
import { isAwaited } from './awaited-stream.ts'
import { observeDevTools } from './dev-tools.ts'
import { Highlights } from './highlights.tsx'
import { PlaybackTrouble } from './playback-trouble.tsx'
import { getStream, streamFrame } from './stream-service/stream-frame.ts'
import { StreamScreen, WaitingScreen } from './stream-screen.tsx'
import type { WatchAction, WatchState } from './watch-state.ts'

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
    <div className="stack">
      <div className="row">
        <h1 ref={heading} tabIndex={-1} className="title-2">
          <bdi>{name}</bdi>
        </h1>
        <div className="row push">
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
          {(source ?? isWaiting) && <BiggerScreen event={name} code={code} />}
        </>
      )}
    </div>
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
