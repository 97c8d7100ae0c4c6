import { useEffect, useRef, useState, type Dispatch } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/button.tsx'
import { Icon } from '@/ui/icon.tsx'
import { awaitStream, type StreamWait, type WaitPhase } from './awaited-stream.ts'
import { recheckEvent } from './open-event.ts'
import { Message } from './stream-screen.tsx'
import type { WatchAction } from './watch-state.ts'

/** On the screen of an event that has no stream yet. Verifies the code again until it has one. */
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
    <Message icon="clock" title={t('wait.title')} tone="calm">
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
