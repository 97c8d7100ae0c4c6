import { readBodyJson } from '@/lib/read-body.ts'
import { parseRetryAfter } from '@/lib/retry.ts'
import type { CodeVerdict } from '../watch-event.ts'
import { readAnswer } from './read-answer.ts'

export const codeApi = `${import.meta.env.VITE_API_HOST}/user/validateCode`

const timeoutMs = 15_000

/** Timeout, rate limit or server error, which say nothing about the code. */
const speaksOfItself = (status: number) => status === 408 || status === 429 || status >= 500

/** The longest pause that the API may request (`Retry-After`). */
const maxPauseMs = 60 * 60_000

/** `unreachable`: offline, a timeout, or a response that is not JSON. `oversized`: over the limit of `read-body.ts`. */
type Verification = (CodeVerdict | { outcome: 'unreachable' | 'oversized' }) & {
  /** The pause that the API requests before the next request for this code. */
  retryAfterMs: number | null
}

/** The API expects an all-digit code as a number and any other as text. */
export function codePayload(code: string): number | string {
  return /^\d+$/.test(code) ? Number(code) : code
}

/** Calls the code API. */
export async function verifyCode(code: string): Promise<Verification> {
  let retryAfterMs: number | null = null
  try {
    const response = await fetch(codeApi, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ code: codePayload(code) }),
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    })
    retryAfterMs = parseRetryAfter(response.headers.get('Retry-After'), Date.now(), maxPauseMs)
    const verdict = readAnswer(response.ok, await readBodyJson(response))
    return verdict.outcome === 'refused' && speaksOfItself(response.status)
      ? { ...verdict, outcome: 'unavailable', retryAfterMs }
      : { ...verdict, retryAfterMs }
  } catch (error) {
    return { outcome: error instanceof RangeError ? 'oversized' : 'unreachable', retryAfterMs }
  }
}
