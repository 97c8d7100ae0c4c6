import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '@/platform/device/clipboard.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { notify } from '@/platform/toasts.ts'
import disclosure from '@/ui/accordion.module.css'
import { Button } from '@/ui/button.tsx'
import { Icon } from '@/ui/icon.tsx'
import { checkNames, getOutcome } from './device-check.ts'
import { DeviceCheckRow } from './device-check-row.tsx'
import styles from './device-check-section.module.css'
import { findingText } from './device-check-messages.ts'
import { runDeviceChecks } from './device-probes.ts'
import { useDeviceCheck } from './use-device-check.tsx'

const startLabels = { idle: 'start', running: 'running', done: 'again' } as const

/** Checks before an event whether this browser can play it. Sends no request before the button is pressed. */
export function DeviceCheckSection() {
  const { t } = useTranslation('watch-player')
  const language = useLanguage()
  const headingId = useId()
  const { phase, findings, verdict, run } = useDeviceCheck('section', runDeviceChecks)
  const [report, setReport] = useState('')
  const [uncopied, setUncopied] = useState<string | null>(null)

  const check = async () => {
    setUncopied(null)
    const text = await run()
    if (text) setReport(text)
  }

  const copy = async () => {
    if (await copyText(report)) notify({ id: 'device-report', tone: 'good', title: t('check.copied') })
    else setUncopied(report)
  }

  return (
    <section className={`wrap ${styles.section}`} aria-labelledby={headingId}>
      <details className={disclosure.item}>
        <summary>
          <h2 id={headingId}>{t('check.heading')}</h2>
          <Icon name="chevron-down" />
        </summary>
        {/* Browsers open `<details>` if the URL's hash targets an element in it. */}
        <div id="check" className={`split ${styles.check}`}>
          <div className="stack">
            <p className="lead">{verdict || t('check.lead')}</p>
            <div className="row">
              <Button tone="tonal" aria-disabled={phase === 'running'} onClick={() => void check()}>
                <Icon name="refresh" />
                {t(`check.${startLabels[phase]}`)}
              </Button>
              {phase === 'done' && (
                <Button tone="bare" onClick={() => void copy()}>
                  {t('check.copy')}
                </Button>
              )}
            </div>
            <p className="note">{t('check.privacy')}</p>
            {uncopied !== null && (
              <div className={styles.report} role="group" aria-label={t('check.copyByHand')}>
                <p className="small">{t('check.copyByHand')}</p>
                <pre dir="auto">{uncopied}</pre>
              </div>
            )}
          </div>
          <ul className={`ruled ${styles.checks}`} aria-busy={phase === 'running'}>
            {checkNames.map((name) => {
              const finding = findings[name]
              const idle = phase === 'running' ? 'waiting' : null
              return (
                <DeviceCheckRow
                  key={name}
                  name={name}
                  status={finding ? getOutcome(finding) : idle}
                  // Before the check, the row describes the check. Rows never move.
                  text={finding ? findingText(finding, t, language) : t(`check.checks.${name}.what`)}
                />
              )
            })}
          </ul>
        </div>
      </details>
    </section>
  )
}
