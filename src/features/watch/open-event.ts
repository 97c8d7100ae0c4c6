import { reportFault } from '@/platform/report-fault.ts'
import { isAwaited, type Recheck } from './awaited-stream.ts'
import { lookAlikesIn } from './look-alikes.ts'
import { checkRegion } from './stream-service/region.ts'
import { forgetCode, readStoredCode, storeCode } from './stored-code.ts'
import { verifyCode } from './stream-service/verify-code.ts'
import type { CodeVerdict } from './watch-event.ts'
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
  const verdict = await verifyCode(code)
  if (!isCurrent()) return
  switch (verdict.outcome) {
    case 'accepted':
      storeCode(code)
      return accept(verdict, dispatch, isCurrent)
    case 'refused':
    case 'unavailable':
      return refuse(code, verdict, { isTyped }, dispatch)
    case 'malformed':
    case 'unreachable':
      dispatch({ type: 'refused', problem: { kind: 'unreachable' } })
  }
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
  const verdict = await verifyCode(code)
  const { retryAfterMs } = verdict
  if (!isCurrent()) return { isAnswered: true, retryAfterMs }
  switch (verdict.outcome) {
    case 'accepted':
      if (isAwaited(verdict.event)) dispatch({ type: 'updated', event: verdict.event })
      else await accept(verdict, dispatch, isCurrent)
      return { isAnswered: true, retryAfterMs }
    case 'refused':
      refuse(code, verdict, { isTyped: false }, dispatch)
      return { isAnswered: true, retryAfterMs }
    case 'unavailable':
    case 'malformed':
    case 'unreachable':
      return { isAnswered: false, retryAfterMs }
  }
}

type Acceptance = Extract<CodeVerdict, { outcome: 'accepted' }>

async function accept(
  { event, ignoresRegions }: Acceptance,
  dispatch: Dispatch,
  isCurrent: () => boolean,
): Promise<void> {
  if (ignoresRegions) reportFault({ kind: 'event', why: 'regions' })
  dispatch({ type: 'accepted', event })
  const isAllowed = await checkRegion(event.allowedCountries)
  if (isCurrent()) dispatch({ type: 'accessDecided', access: isAllowed ? 'allowed' : 'blocked' })
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
  if (isRefused && readStoredCode() === code) forgetCode()
  dispatch({
    type: 'refused',
    problem: {
      ...(message === null ? { kind: 'invalid' } : { kind: 'message', message }),
      lookAlikes: isRefused && isTyped ? lookAlikesIn(code) : [],
    },
  })
}
