import type { Dispatch } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '@/ui/button.ts'
import { Icon } from '@/ui/icon.tsx'
import { Message } from './stream-screen.tsx'
import { useAwaitedStream } from './use-awaited-stream.ts'
import type { WatchAction } from './watch-state.ts'

type WaitingScreenProps = { code: string; dispatch: Dispatch<WatchAction> }

/** On the screen of an event that has no stream yet. */
export function WaitingScreen({ code, dispatch }: WaitingScreenProps) {
  const { t } = useTranslation('watch-player')
  const { phase, checkNow } = useAwaitedStream(code, dispatch)
  const isChecking = phase === 'checking'
  return (
    <Message icon="clock" title={t('wait.title')} tone="calm">
      <p className="lead">
        {t('wait.noVideo')} {t(phase === 'over' ? 'wait.over' : 'wait.opens')}
      </p>
      <div className="row">
        {/* Not disabled during a check, because it would lose the focus. */}
        <button type="button" className={buttonClass()} aria-disabled={isChecking} onClick={checkNow}>
          <Icon name="refresh" />
          {t(isChecking ? 'wait.checking' : 'wait.check')}
        </button>
        {phase === 'failed' && <p className="note">{t('wait.failed')}</p>}
      </div>
    </Message>
  )
}
