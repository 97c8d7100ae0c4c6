import type { TFunction } from 'i18next'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '@/platform/screen-reader.ts'
import { hasNetwork } from '@/platform/device/network-probe.ts'
import { isOnline } from '@/platform/device/online.ts'
import { prepareEnquiry } from '@/platform/enquiry-message.ts'
import { openEnquiry } from '@/platform/enquiry-request.ts'
import { lazyOnDemand } from '@/platform/hydration/lazy-on-demand.tsx'
import { Button } from '@/ui/button.tsx'
import { Row, Rows } from '@/ui/blocks/row.tsx'
import { Icon } from '@/ui/icon.tsx'
import { ServiceStatus, statusUrl } from './service-status.tsx'

const PlaybackCheck = lazyOnDemand(() => import('./playback-check.tsx'), 'PlaybackCheck')

type PlaybackTroubleProps = {
  event: string
  code: string
  stream: string | null
  /** The number of times the stream was reloaded. */
  reloads: number
  onReload: () => void
}

/** Help under the player: reload the stream, check the device, or contact support. The code is not needed again. */
export function PlaybackTrouble({ event, code, stream, reloads, onReload }: PlaybackTroubleProps) {
  const { t } = useTranslation('watch-player')
  const headingId = useId()
  const [isWaiting, setIsWaiting] = useState(false)
  const waiting = useRef<AbortController>(null)
  const [checks, setChecks] = useState(0)
  const [report, setReport] = useState<string | null>(null)

  useEffect(() => () => waiting.current?.abort(), [])

  const reloadNow = () => {
    waiting.current?.abort()
    setIsWaiting(false)
    announce(t('trouble.reloading'))
    onReload()
  }

  const reload = () => {
    waiting.current?.abort()
    if (isOnline()) return reloadNow()
    // Offline, the player continues from its buffer, so the reload waits for a connection.
    const { signal } = (waiting.current = new AbortController())
    addEventListener('online', reloadNow, { once: true, signal })
    void hasNetwork().then((isThere) => isThere && !signal.aborted && reloadNow())
    setIsWaiting(true)
    announce(t('trouble.waiting'))
  }

  const contactSupport = () => {
    const trouble = { event, code, browser: navigator.userAgent, reloads, report }
    const about = troubleSubject(trouble, t)
    prepareEnquiry(about, { message: troubleMessage(trouble, t) })
    openEnquiry(about)
  }

  return (
    <section aria-labelledby={headingId}>
      <Rows>
        <Row
          level="h2"
          title={<span id={headingId}>{t('trouble.heading')}</span>}
          end={
            <>
              {stream !== null && (
                <Button tone="tonal" size="small" onClick={reload}>
                  <Icon name="refresh" />
                  {t('trouble.reload')}
                </Button>
              )}
              <Button tone="bare" size="small" onClick={() => setChecks((times) => times + 1)}>
                {t('trouble.check')}
              </Button>
              <Button tone="bare" size="small" aria-haspopup="dialog" onClick={contactSupport}>
                {t('trouble.support')}
              </Button>
            </>
          }
        >
          {statusUrl && <ServiceStatus key={checks + reloads} />}
          {(isWaiting || reloads > 0) && (
            <p className="note">{t(isWaiting ? 'trouble.waiting' : 'trouble.reloaded')}</p>
          )}
          {checks > 0 && <PlaybackCheck key={checks} stream={stream} onReport={setReport} />}
        </Row>
      </Rows>
    </section>
  )
}

export type PlaybackProblem = {
  /** The event's name, as sent by the code API. */
  event: string
  /** The access code, which is removed from the API's texts. */
  code: string
  browser: string
  reloads: number
  /** The report of the device check. Null if there was none. */
  report: string | null
}

type Translate = TFunction<'watch-player'>

/** The subject of an enquiry about a missing stream. One message per event. */
export function troubleSubject(
  { event, code }: Pick<PlaybackProblem, 'event' | 'code'>,
  t: Translate,
): string {
  return t('trouble.subject', { event: withoutCode(event, code) })
}

/** A prefilled message to our support team. Never contains the code, which works like a ticket. */
export function troubleMessage(trouble: PlaybackProblem, t: Translate): string {
  const { event, code, browser, reloads, report } = trouble
  const tried = [
    reloads > 0 && t('trouble.tried.reload', { count: reloads }),
    report && t('trouble.tried.check'),
  ]
  const listed = tried.filter(Boolean).map((line) => `- ${line}`)
  return withoutCode(
    [
      t('trouble.message', { event }),
      listed.length > 0 ? [t('trouble.tried.heading'), ...listed].join('\n') : t('trouble.tried.nothing'),
      // The report ends with the browser's name.
      report ?? t('trouble.browser', { browser }),
    ].join('\n\n'),
    code,
  )
}

function withoutCode(text: string, code: string): string {
  const pattern = code.replace(/[^a-z\d]/gi, String.raw`\$&`)
  return code ? text.replace(new RegExp(pattern, 'gi'), '…') : text
}
