import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { cutText } from '@/lib/cut-text.ts'
import { readBodyText } from '@/lib/read-body.ts'
import { formatDate, formatTime } from '@/lib/format/format.ts'
import { languageFacts, type Language } from '@/contract/language.ts'
import { localTimeZone } from '@/lib/format/zone.ts'
import { useLanguage } from '@/platform/i18n/language.ts'

/** Kept, so that it is there at once when the player replaces the gate. */
let known: KnownProblem | null = null

/** A known problem, in space reserved for it. A new key reads the status again. */
export function ServiceStatus() {
  const { t } = useTranslation('watch-player')
  const language = useLanguage()
  const [problem, setProblem] = useState(known)

  useEffect(() => {
    const read = () => {
      if (document.visibilityState !== 'visible') return
      void readStatus().then((status) => {
        known = status
        setProblem(status)
      })
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [])
  const since = problem?.since && sinceText(problem.since, language)
  return (
    <p className="small" role="status">
      {problem && (
        <>
          <strong>{t(since ? 'knownProblem' : 'knownProblemNow', { since })}</strong>{' '}
          <bdi>{problem.message[language]}</bdi>
        </>
      )}
    </p>
  )
}

/** On the visitor's clock, with the day if it is not today. */
function sinceText(since: Date, language: Language): string {
  const zone = localTimeZone() ?? undefined
  const day = formatDate(since, language, 'dayMonth', zone)
  const time = formatTime(since, language, zone)
  const isToday = day === formatDate(new Date(), language, 'dayMonth', zone)
  return isToday ? time : day + languageFacts[language].comma + time
}

/** A problem on our side. */
type KnownProblem = { message: Record<Language, string>; since: Date | null }

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
