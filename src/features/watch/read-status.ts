import * as v from 'valibot'
import type { Language } from '@/contract/language.ts'
import { cutText } from '@/lib/cut-text.ts'
import { readBodyText } from '@/lib/read-body.ts'

/** A problem on our side. */
export type KnownProblem = { message: Record<Language, string>; since: Date | null }

export const statusUrl = import.meta.env.VITE_STATUS_URL
const maxBytes = 4_096
/** Fits the reserved lines. */
const maxLength = 110

const message = v.pipe(
  v.string(),
  v.transform((text) => cutText(text.replaceAll(/\s+/g, ' ').trim(), maxLength)),
  v.nonEmpty(),
)
// ISO 8601 allows an offset without minutes, which engines do not read.
const readInstant = (text: string) => new Date(text.replace(/[+-]\d\d$/, '$&:00'))
const schema = v.object({
  state: v.literal('trouble'),
  message: v.object({ en: message, ar: message }),
  since: v.fallback(
    v.nullable(v.pipe(v.string(), v.isoTimestamp(), v.transform(readInstant), v.date())),
    null,
  ),
})

/** Null if the service reports no trouble, or does not answer. */
export async function readStatus(): Promise<KnownProblem | null> {
  try {
    const response = await fetch(statusUrl, {
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(6_000),
    })
    if (!response.ok) return null
    const parsed = v.safeParse(schema, JSON.parse(await readBodyText(response, maxBytes)))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}
