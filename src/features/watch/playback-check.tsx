import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { checksOf, getOutcome } from './device-check.ts'
import { CheckRows, useDeviceCheck } from './use-device-check.tsx'

type PlaybackCheckProps = {
  /** The URL of the stream. Null if there is none. */
  stream: string | null
  /** The result as text for our support team. */
  onReport: (report: string) => void
}

/** Checks the device once per mount. Under a player, only problems are shown. */
export function PlaybackCheck({ stream, onReport }: PlaybackCheckProps) {
  const { t } = useTranslation('watch-player')
  const { phase, findings, verdict, run } = useDeviceCheck('player', stream)
  const hasStarted = useRef(false)
  const amiss = checksOf.player.filter((name) => {
    const finding = findings[name]
    return phase === 'done' && finding && getOutcome(finding) !== 'fine'
  })

  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    void run().then((report) => report && onReport(report))
  }, [onReport, run])

  return (
    <div className="stack" aria-busy={phase === 'running'} data-picture-check={phase}>
      <p>{verdict || t('check.running')}</p>
      {amiss.length > 0 && <CheckRows names={amiss} findings={findings} isRunning={false} />}
      {verdict && (
        <p className="note">
          {amiss.length > 0 && t('check.restPassed')} {t('check.notSent')}
        </p>
      )}
    </div>
  )
}
