import { reportFault } from '@/platform/report.ts'
import { lookAlikesIn } from './look-alikes.ts'
import { checkRegion } from './region.ts'
import { forgetCode, readStoredCode, storeCode } from './stored-code.ts'
import { verifyCode } from './verify-code.ts'
import type { WatchAction } from './watch-state.ts'

/**
 * Verifies a code over the network, then the viewer's region, and reports both. If a newer attempt has started, nothing
 * is reported, stored or deleted.
 */
export async function openEvent(
  { code, isTyped }: { code: string; isTyped: boolean },
  dispatch: (action: WatchAction) => void,
  isCurrent: () => boolean,
): Promise<void> {
  const verdict = await verifyCode(code)
  if (!isCurrent()) return
  switch (verdict.outcome) {
    case 'accepted': {
      storeCode(code)
      if (verdict.ignoresRegions) reportFault({ kind: 'event', why: 'regions' })
      dispatch({ type: 'accepted', event: verdict.event })
      const isAllowed = await checkRegion(verdict.event.allowedCountries)
      if (isCurrent()) dispatch({ type: 'accessDecided', access: isAllowed ? 'allowed' : 'blocked' })
      return
    }
    case 'refused':
    case 'unavailable': {
      // Only a code that the API refused is deleted. Any other may be valid next time.
      const isRefused = verdict.outcome === 'refused'
      if (isRefused && readStoredCode() === code) forgetCode()
      const { message } = verdict
      dispatch({
        type: 'refused',
        problem: {
          ...(message === null ? { kind: 'invalid' } : { kind: 'message', message }),
          lookAlikes: isRefused && isTyped ? lookAlikesIn(code) : [],
        },
      })
      return
    }
    case 'malformed':
      dispatch({ type: 'refused', problem: { kind: 'unreachable' } })
  }
}
