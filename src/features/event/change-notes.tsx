import { useTranslation } from 'react-i18next'
import type { Bout } from '@/content/bouts/types.ts'
import type { BoutChange, EventChange } from '@/content/events/types.ts'
import { formatDate, formatRelativeDay } from '@/lib/format/format.ts'
import { venueDate } from '@/lib/format/venue-date.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { changeWords } from './change-text.ts'
import rows from './event-bout.module.css'

type ChangeNotesProps = {
  changes: readonly (BoutChange | EventChange)[]
  /** Null for changes of the event itself. */
  bout?: Bout | null
}

/** What changed and when. Never a result, so it is not hidden. Dates end their line, so that nothing moves. */
export function ChangeNotes({ changes, bout = null }: ChangeNotesProps) {
  const { t, i18n } = useTranslation(['event', 'demo'])
  const language = useLanguage()
  const now = useNow()
  const onDay = (dayOffset: number) =>
    now ? ` · ${formatDate(venueDate(now, dayOffset), language, 'medium')}` : ''
  return changes.map((change) => {
    const { text, before } = changeWords(change, bout, { language, i18n })
    const { kind, at } = change
    return (
      <p key={`${kind}-${at.dayOffset}-${at.timeUtc.hours}`} className={`note ${rows.change}`}>
        <b>
          {text}
          {before && (
            <>
              {' '}
              <s>{before}</s>
              <span className="visually-hidden"> {t('change.gone')}</span>
            </>
          )}
          {kind === 'moved' && change.bout === undefined && onDay(change.from.dayOffset)}
        </b>
        <span>
          {t('change.changed', { when: formatRelativeDay(at.dayOffset, language) })}
          {onDay(at.dayOffset)}
        </span>
      </p>
    )
  })
}
