import { config } from '@/config.ts'
import { isLowData } from '@/platform/device/low-data.ts'
import { judgeAutoplay, judgeSaver, judgeStream, type CheckName, type Finding } from './device-check.ts'
import { examine } from './device-probes.ts'

const streamPatienceMs = 8_000

/** What else can keep a picture away that has been let in. Never rejects. */
export async function examinePicture(
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
    examine(tell),
  ])
}

/**
 * Whether the stream's host answers at all; null where the page's policy lets only a frame ask it. Asked without the
 * stream's own address: that may be good for one viewer, once.
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
    signal: AbortSignal.timeout(streamPatienceMs),
  }).then(
    () => true,
    () => false,
  )
}

/** Only Firefox says. */
const autoplayPolicy = () => navigator.getAutoplayPolicy?.('mediaelement')
