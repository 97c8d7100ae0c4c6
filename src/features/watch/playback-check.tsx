import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isLowData } from '@/platform/device/low-data.ts'
import { allCheckNames, getOutcome, judgeAutoplay, judgeStream, type Tell } from './device-check.ts'
import { runDeviceChecks } from './device-probes.ts'
import { isStreamReachable } from './stream-service/probes.ts'
import { CheckRows, useDeviceCheck } from './use-device-check.tsx'

/** The additional checks for a stream that does not play after a valid code. Never rejects. */
async function runStreamChecks(stream: string | null, tell: Tell): Promise<void> {
  // Supported by Firefox only.
  const autoplay = judgeAutoplay(navigator.getAutoplayPolicy?.('mediaelement'))
  if (autoplay) tell('autoplay', autoplay)
  tell('saver', { reason: isLowData() ? 'saverOn' : 'saverOff' })
  const asked = stream === null ? null : isStreamReachable(new URL(stream).origin)
  await Promise.all([asked?.then((answers) => tell('stream', judgeStream(answers))), runDeviceChecks(tell)])
}

type PlaybackCheckProps = {
  /** The URL of the stream. Null if there is none. */
  stream: string | null
  /** The result as text for our support team. */
  onReport: (report: string) => void
}

/** Checks the device once per mount. Under a player, only problems are shown. */
export function PlaybackCheck({ stream, onReport }: PlaybackCheckProps) {
  const { t } = useTranslation('watch-player')
  const look = useCallback((tell: Tell) => runStreamChecks(stream, tell), [stream])
  const { phase, findings, verdict, run } = useDeviceCheck('player', look)
  const hasStarted = useRef(false)
  const amiss = allCheckNames.filter((name) => {
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
