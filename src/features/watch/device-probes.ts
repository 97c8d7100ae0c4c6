import { isLowData } from '@/platform/device/low-data.ts'
import { isOnline } from '@/platform/device/online.ts'
import { canStoreRows, canStoreText, isPrivateWindow } from '@/platform/device/storage-probe.ts'
import {
  checksOf,
  judgeAutoplay,
  judgeClock,
  judgeNetwork,
  judgeStorage,
  judgeStream,
  judgeVideo,
  getClockSkew,
  type CheckName,
  type CheckPlace,
  type Finding,
  type ServerAnswer,
  type VideoFacts,
} from './device-check.ts'
import { isCodeApiReachable, isStreamReachable } from './stream-service/probes.ts'
import { lookUpCountry } from './stream-service/region.ts'

const serverTimeoutMs = 8_000
const frameTimeoutMs = 4_000

/**
 * Runs all checks of a place in parallel and reports each finding when it is available. Never rejects. `stream`: the URL
 * of the player's stream.
 */
export async function runDeviceChecks(
  place: CheckPlace,
  stream: string | null,
  tell: (check: CheckName, finding: Finding) => void,
): Promise<void> {
  const server = askServer()
  const probes: Record<CheckName, () => Promise<Finding | null>> = {
    stream: async () =>
      stream === null ? null : judgeStream(await isStreamReachable(new URL(stream).origin)),
    // Supported by Firefox only.
    autoplay: async () => judgeAutoplay(navigator.getAutoplayPolicy?.('mediaelement')),
    saver: async () => ({ reason: isLowData() ? 'saverOn' : 'saverOff' }),
    frame: async () => ({ reason: (await canFrame()) ? 'frameWorks' : 'frameBlocked' }),
    video: async () => judgeVideo(await videoFacts()),
    network: async () => {
      const [answer, codesAnswer] = await Promise.all([server, isCodeApiReachable()])
      return judgeNetwork(isOnline(), answer, codesAnswer)
    },
    clock: async () => judgeClock(await server),
    storage: async () => {
      const [keepsRows, isPrivate] = await Promise.all([canStoreRows(), isPrivateWindow()])
      return judgeStorage({ keepsText: canStoreText(), keepsRows, isPrivate })
    },
    region: async () => {
      const country = await lookUpCountry()
      return country === null ? { reason: 'regionUnknown' } : { reason: 'regionKnown', country }
    },
  }
  await Promise.all(
    checksOf[place].map(async (name) => {
      const finding = await probes[name]()
      if (finding) tell(name, finding)
    }),
  )
}

/** Only the second request counts, because the first one may have to open the connection. */
async function askServer(): Promise<ServerAnswer | null> {
  return (await askOnce()) && askOnce()
}

/** Sends a HEAD request for this page, which neither the worker nor a cache responds to. */
async function askOnce(): Promise<ServerAnswer | null> {
  const startedAt = performance.now()
  try {
    const { ok, headers } = await fetch('/watch', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(serverTimeoutMs),
    })
    const ms = performance.now() - startedAt
    return ok ? { ms, skewMs: getClockSkew(headers, Date.now() - ms / 2) } : null
  } catch {
    return null
  }
}

/**
 * Whether an iframe like the player's loads and stays visible: extensions can remove or hide it. The iframe loads
 * nothing.
 */
async function canFrame(): Promise<boolean> {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.ariaHidden = 'true'
  frame.tabIndex = -1
  frame.className = 'visually-hidden'
  const opened = new Promise<boolean>((resolve) => {
    frame.addEventListener('load', () => resolve(true))
    setTimeout(resolve, frameTimeoutMs, false)
  })
  document.body.append(frame)
  const isOpen = await opened
  // For extensions that watch the page for iframes.
  await new Promise((resolve) => setTimeout(resolve, 50))
  const stays = isOpen && frame.isConnected && getComputedStyle(frame).display !== 'none'
  frame.remove()
  return stays
}

/** Nearly all live streams are H.264. iPhones play it without Media Source, so the type is a file. */
async function videoFacts(): Promise<VideoFacts> {
  const streams = (type: string) => 'MediaSource' in globalThis && MediaSource.isTypeSupported(type)
  const size = { width: 1920, height: 1080, bitrate: 6_000_000, framerate: 50 }
  const video = { contentType: 'video/mp4; codecs="avc1.64002a"', ...size }
  // Throws in a browser without this API.
  const askDecoder = async () => navigator.mediaCapabilities.decodingInfo({ type: 'file', video })
  return {
    decoding: await askDecoder().catch(() => null),
    playsCommon:
      streams('video/mp4; codecs="avc1.4d401f, mp4a.40.2"') ||
      document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== '',
    playsOther:
      streams('video/webm; codecs="vp9, opus"') || streams('video/mp4; codecs="av01.0.05M.08, mp4a.40.2"'),
  }
}
