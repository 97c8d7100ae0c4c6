import type { ComponentType } from 'react'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { lazyOnDemand } from '@/platform/hydration/lazy-on-demand.tsx'
import { useWatch } from './use-watch.ts'
import { WatchGate } from './watch-gate.tsx'
import styles from './watch-gate.module.css'

const WatchPlayer = deferred(() => import('./watch-player.tsx'), 'WatchPlayer')

const EventLists = deferred(() => import('./event-lists.tsx'), 'EventLists')

const DeviceCheckSection = deferred(() => import('./device-check-section.tsx'), 'DeviceCheckSection', {
  until: 'activity',
})

const DevToolsBlocker = lazyOnDemand<'DevToolsBlocker', { isOff: boolean }>(
  () => import('./dev-tools.ts'),
  'DevToolsBlocker',
)

type WatchPageProps = {
  /** The code from the URL. */
  linkedCode: string | undefined
  /** `debug=1`: no developer tools detection, no blocked keys. */
  isDebugging: boolean
  /** See `WatchPlayer`. */
  AwaitedEvent: ComponentType<{ name: string }>
}

export function WatchPage({ linkedCode, isDebugging, AwaitedEvent }: WatchPageProps) {
  const { state, changeCode, submit, dispatch, useAnotherCode } = useWatch(linkedCode)

  return (
    <>
      <section className={`arena ${styles.stage}`}>
        <div className="wrap">
          {state.phase === 'open' ? (
            <WatchPlayer
              state={state}
              isDebugging={isDebugging}
              AwaitedEvent={AwaitedEvent}
              dispatch={dispatch}
              onLeave={useAnotherCode}
            />
          ) : (
            <WatchGate state={state} onChange={changeCode} onSubmit={submit} />
          )}
        </div>
      </section>
      {/* Not left out: the document has its boundary, so hydration would fail. */}
      <DevToolsBlocker isOff={isDebugging} />
      <EventLists />
      <DeviceCheckSection />
    </>
  )
}
