import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '@/platform/screen-reader.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { getConclusion, type Findings, type Tell } from './device-check.ts'
import { reportText, verdictText, type CheckPlace } from './device-check-messages.ts'
import styles from './device-check-section.module.css'

export function useDeviceCheck(place: CheckPlace, look: (tell: Tell) => Promise<void>) {
  const { t } = useTranslation('watch-player')
  const language = useLanguage()
  const [phase, setPhase] = useState<'idle' | 'running' | 'done'>('idle')
  const [findings, setFindings] = useState<Findings>({})
  const isRunning = useRef(false)
  const { word, more } = verdictText(findings, t, place)

  /** Announces the verdict and returns the report. Null while a check is running. */
  const run = useCallback(async () => {
    if (isRunning.current) return null
    isRunning.current = true
    announce(t('check.running'))
    setPhase('running')
    let found: Findings = {}
    setFindings(found)
    await look((check, finding) => {
      found = { ...found, [check]: finding }
      setFindings(found)
    })
    setPhase('done')
    isRunning.current = false
    const said = verdictText(found, t, place)
    announce(`${said.word} ${said.more}`)
    return reportText(found, t, language, { at: new Date(), browser: navigator.userAgent, place })
  }, [language, look, place, t])

  const verdict = phase === 'done' && (
    <>
      <b className={styles.verdict} data-verdict={getConclusion(findings).kind}>
        {word}
      </b>{' '}
      {more}
    </>
  )
  return { phase, findings, verdict, run }
}
