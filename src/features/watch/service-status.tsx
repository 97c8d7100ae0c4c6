import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatTime } from '@/lib/format/format.ts'
import { languageFacts, type Language } from '@/contract/language.ts'
import { localTimeZone } from '@/lib/format/zone.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { readStatus, type KnownProblem } from './read-status.ts'

/** Kept, so that it is there at once when the player replaces the gate. */
let known: KnownProblem | null = null

/** A known problem, in space reserved for it. A new key reads the status again. */
export function ServiceStatus() {
  const { t } = useTranslation('watch-player')
  const language = useLanguage()
  const [problem, setProblem] = useState(known)

  useEffect(() => {
    let isCurrent = true
    const read = () => {
      if (document.visibilityState !== 'visible') return
      void readStatus().then((status) => {
        known = status
        if (isCurrent) setProblem(status)
      })
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => {
      isCurrent = false
      document.removeEventListener('visibilitychange', read)
    }
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
