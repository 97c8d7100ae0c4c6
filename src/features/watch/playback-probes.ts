import { config } from '@/config.ts'
import { isLowData } from '@/platform/device/low-data.ts'
import { judgeAutoplay, judgeSaver, judgeStream, type CheckName, type Finding } from './device-check.ts'
import { runDeviceChecks } from './device-probes.ts'

const streamTimeoutMs = 8_000

/** Runs the additional checks for a stream that does not play after a valid code. Never rejects. */
export async function runStreamChecks(
  stream: string | null,
  tell: (check: CheckName, finding: Finding) => void,
): Promise<void> {
  const autoplay = judgeAutoplay(autoplayPolicy())
  if (autoplay) tell('autoplay', autoplay)
  tell('saver', judgeSaver(isLowData()))
  await Promise.all([
    stream === null
      ? undefined
      : doesAnswer(new URL(stream).origin).then((answers) => tell('stream', judgeStream(answers))),
    runDeviceChecks(tell),
  ])
}

/**
 * Whether the stream's host responds. Null if the page's CSP allows the host in iframes only.
 *
 * Requests the origin only, because the stream's URL may be valid for a single request.
 */
async function doesAnswer(origin: string): Promise<boolean | null> {
  const mayAsk = [config.apiHost, config.geoUrl, '/'].some(
    (service) => new URL(service, location.href).origin === origin,
  )
  if (!mayAsk) return null
  return fetch(origin, {
    method: 'HEAD',
    mode: 'no-cors',
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(streamTimeoutMs),
  }).then(
    () => true,
    () => false,
  )
}

/** Supported by Firefox only. */
const autoplayPolicy = () => navigator.getAutoplayPolicy?.('mediaelement')
