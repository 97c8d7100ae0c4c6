import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '@/platform/device/clipboard.ts'
import { notify } from '@/platform/toasts.ts'
import { Accordion } from '@/ui/accordion.tsx'
import { Button } from '@/ui/button.tsx'
import { Icon } from '@/ui/icon.tsx'
import { checksOf } from './device-check.ts'
import styles from './device-check.module.css'
import { CheckRows, useDeviceCheck } from './use-device-check.tsx'

const startLabels = { idle: 'start', running: 'running', done: 'again' } as const

/** Checks before an event whether this browser can play it. Sends no request before the button is pressed. */
export function DeviceCheckSection() {
  const { t } = useTranslation('watch-player')
  const headingId = useId()
  const { phase, findings, verdict, run } = useDeviceCheck('section', null)
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
    <section className="wrap section" aria-labelledby={headingId}>
      <Accordion
        name="device"
        items={[
          {
            id: 'device',
            question: <h2 id={headingId}>{t('check.heading')}</h2>,
            // Browsers open `<details>` if the URL's hash targets an element in it.
            answer: (
              <div id="check" className="split">
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
                    <div role="group" aria-label={t('check.copyByHand')}>
                      <p className="small">{t('check.copyByHand')}</p>
                      <pre dir="auto" className={`card box small ${styles.report}`}>
                        {uncopied}
                      </pre>
                    </div>
                  )}
                </div>
                <div aria-busy={phase === 'running'}>
                  <CheckRows names={checksOf.section} findings={findings} isRunning={phase === 'running'} />
                </div>
              </div>
            ),
          },
        ]}
      />
    </section>
  )
}
