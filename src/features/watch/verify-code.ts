import { config } from '@/config.ts'
import { readBodyJson } from '@/lib/read-body.ts'
import { readAnswer, type CodeVerdict } from './watch-event.ts'

const timeoutMs = 15_000

/** Timeout, rate limit or server error, which say nothing about the code. */
const speaksOfItself = (status: number) => status === 408 || status === 429 || status >= 500

/** The API expects an all-digit code as a number and any other as text. */
export function codePayload(code: string): number | string {
  return /^\d+$/.test(code) ? Number(code) : code
}

/** Calls the code API. A missing or unexpected response is `malformed`. */
export async function verifyCode(code: string): Promise<CodeVerdict> {
  try {
    const response = await fetch(`${config.apiHost}/user/validateCode`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ code: codePayload(code) }),
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const verdict = readAnswer(response.ok, await readBodyJson(response))
    return verdict.outcome === 'refused' && speaksOfItself(response.status)
      ? { ...verdict, outcome: 'unavailable' }
      : verdict
  } catch {
    return { outcome: 'malformed' }
  }
}
