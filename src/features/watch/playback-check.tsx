import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '@/platform/screen-reader.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { allCheckNames, getConclusion, getOutcome } from './device-check.ts'
import { DeviceCheckRow } from './device-check-row.tsx'
import styles from './device-check-section.module.css'
import { findingText, reportText, verdictText } from './device-check-messages.ts'
import { runStreamChecks } from './playback-probes.ts'
import { useDeviceCheck } from './use-device-check.ts'

type PlaybackCheckProps = {
  /** The URL of the stream. Null if there is none. */
  stream: string | null
  /** The result as text for our support team. */
  onReport: (report: string) => void
}

/** Checks the device once per mount. Under a player, only problems are shown. */
export function PlaybackCheck({ stream, onReport }: PlaybackCheckProps) {
  const { t } = useTranslation('watch-player')
  const language = useLanguage()
  const { phase, findings, run } = useDeviceCheck()
  const hasStarted = useRef(false)
  const amiss = allCheckNames.flatMap((name) => {
    const finding = findings[name]
    return phase === 'done' && finding && getOutcome(finding) !== 'fine' ? [{ name, finding }] : []
  })
  const verdict = phase === 'done' ? verdictText(findings, t, 'player') : null

  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    announce(t('check.running'))
    void run((tell) => runStreamChecks(stream, tell)).then((found) => {
      if (!found) return
      const { word, more } = verdictText(found, t, 'player')
      announce(`${word} ${more}`)
      const context = { at: new Date(), browser: navigator.userAgent, place: 'player' } as const
      onReport(reportText(found, t, language, context))
    })
  }, [language, onReport, run, stream, t])

  return (
    <div className="stack" aria-busy={phase === 'running'} data-picture-check={phase}>
      <p>
        {verdict ? (
          <>
            <b className={styles.verdict} data-verdict={getConclusion(findings).kind}>
              {verdict.word}
            </b>{' '}
            {verdict.more}
          </>
        ) : (
          t('check.running')
        )}
      </p>
      {amiss.length > 0 && (
        <ul className={`ruled ${styles.checks}`}>
          {amiss.map(({ name, finding }) => (
            <DeviceCheckRow
              key={name}
              name={name}
              status={getOutcome(finding)}
              text={findingText(finding, t, language)}
            />
          ))}
        </ul>
      )}
      {verdict && (
        <p className="note">
          {amiss.length > 0 && t('check.restPassed')} {t('check.notSent')}
        </p>
      )}
    </div>
  )
}
