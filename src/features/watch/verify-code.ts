import { config } from '@/config.ts'
import { codePayload } from './access-code.ts'
import { readAnswer, type Verdict } from './watch-event.ts'

const patienceMs = 15_000

/** Too slow, too many requests, or broken: nothing that says anything of the code. */
const speaksOfItself = (status: number) => status === 408 || status === 429 || status >= 500

/** Asks the code API. No answer, or one that is not what the API speaks, is `malformed`. */
export async function verifyCode(code: string): Promise<Verdict> {
  try {
    const response = await fetch(`${config.apiHost}/user/validateCode`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ code: codePayload(code) }),
      cache: 'no-store',
      signal: AbortSignal.timeout(patienceMs),
    })
    const body: unknown = await response.json()
    const verdict = readAnswer(response.ok, body)
    return verdict.outcome === 'refused' && speaksOfItself(response.status)
      ? { ...verdict, outcome: 'unavailable' }
      : verdict
  } catch {
    return { outcome: 'malformed' }
  }
}
