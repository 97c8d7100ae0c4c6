import { reportFault } from '@/platform/report-fault.ts'
import { isAwaited, type Recheck } from './awaited-stream.ts'
import { checkRegion, isUnread } from './stream-service/region.ts'
import { forgetCode, storeCode } from './stored-code.ts'
import { streamFrame } from './stream-service/stream-frame.ts'
import { verifyCode } from './stream-service/verify-code.ts'
import type { CodeVerdict, WatchEvent } from './watch-event.ts'
import type { WatchAction } from './watch-state.ts'

type Dispatch = (action: WatchAction) => void

/**
 * Verifies a code over the network, then the viewer's region, and reports both. If a newer attempt has started, nothing
 * is reported, stored or deleted.
 */
export async function openEvent(
  { code, isTyped }: { code: string; isTyped: boolean },
  dispatch: Dispatch,
  isCurrent: () => boolean,
): Promise<void> {
  const verdict = await verify(code)
  if (!isCurrent()) return
  if (verdict.outcome === 'accepted') {
    storeCode(code)
    await accept(verdict.event, dispatch, isCurrent)
  } else if ('message' in verdict) refuse(code, verdict, { isTyped }, dispatch)
  else dispatch({ type: 'refused', problem: { kind: 'unreachable' } })
}

/**
 * Verifies the code of an open event again, while a viewer waits for its stream. The event stays open unless the API
 * refuses the code.
 */
export async function recheckEvent(
  code: string,
  dispatch: Dispatch,
  isCurrent: () => boolean,
): Promise<Recheck> {
  const verdict = await verify(code)
  const { retryAfterMs } = verdict
  if (!isCurrent()) return { isAnswered: true, retryAfterMs }
  if (verdict.outcome === 'refused') refuse(code, verdict, { isTyped: false }, dispatch)
  else if (verdict.outcome !== 'accepted') return { isAnswered: false, retryAfterMs }
  else if (isAwaited(verdict.event)) dispatch({ type: 'updated', event: verdict.event })
  else await accept(verdict.event, dispatch, isCurrent)
  return { isAnswered: true, retryAfterMs }
}

async function accept(event: WatchEvent, dispatch: Dispatch, isCurrent: () => boolean): Promise<void> {
  if (event.allowedCountries.some(isUnread)) reportFault({ kind: 'event', why: 'regions' })
  const addresses = [event.streamingUrl, ...event.playlist.map(({ url }) => url)]
  if (addresses.some((url) => url && !streamFrame(url))) reportFault({ kind: 'event', why: 'stream' })
  dispatch({ type: 'accepted', event })
  const isAllowed = await checkRegion(event.allowedCountries)
  if (isCurrent()) dispatch({ type: 'accessDecided', access: isAllowed ? 'allowed' : 'blocked' })
}

const lookAlikes = ['O/0', 'I/1/L', 'B/8', 'S/5', 'Z/2']

/** The groups of similar characters that occur in the code. */
function lookAlikesIn(code: string): string[] {
  return lookAlikes.filter((group) => group.split('/').some((character) => code.includes(character)))
}

async function verify(code: string) {
  const verdict = await verifyCode(code)
  if (verdict.outcome === 'oversized') reportFault({ kind: 'event', why: 'size' })
  return verdict
}

type Refusal = Extract<CodeVerdict, { outcome: 'refused' | 'unavailable' }>

function refuse(
  code: string,
  { outcome, message }: Refusal,
  { isTyped }: { isTyped: boolean },
  dispatch: Dispatch,
): void {
  // Only a code that the API refused is deleted. Any other may be valid next time.
  const isRefused = outcome === 'refused'
  if (isRefused) forgetCode(code)
  dispatch({
    type: 'refused',
    problem: {
      ...(message === null ? { kind: 'invalid' } : { kind: 'message', message }),
      lookAlikes: isRefused && isTyped ? lookAlikesIn(code) : [],
    },
  })
}
