import { useEffect, type ComponentType } from 'react'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { withRetry } from '@/platform/hydration/with-retry.ts'
import { useWatch } from './use-watch.ts'
import { WatchGate } from './watch-gate.tsx'
import styles from './watch-page.module.css'

const WatchPlayer = deferred(() => import('./watch-player.tsx'), 'WatchPlayer')

const EventLists = deferred(() => import('./event-lists.tsx'), 'EventLists')

const DeviceCheckSection = deferred(() => import('./device-check-section.tsx'), 'DeviceCheckSection', {
  until: 'activity',
})

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

  useEffect(() => {
    if (isDebugging) return
    let stop: (() => void) | undefined
    let isGone = false
    void withRetry(() => import('./dev-tools.ts')).then(({ blockDevTools }) => {
      if (!isGone) stop = blockDevTools()
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [isDebugging])

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
      <EventLists />
      <DeviceCheckSection />
    </>
  )
}
