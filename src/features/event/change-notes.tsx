import { useTranslation } from 'react-i18next'
import type { Bout } from '@/content/bouts/types.ts'
import type { BoutChange, EventChange } from '@/content/events/card-change.ts'
import { formatRelativeDay } from '@/lib/format/format.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { changeWords, dateSuffix } from './change-text.ts'
import rows from './event-bout.module.css'

type ChangeNotesProps = {
  changes: readonly (BoutChange | EventChange)[]
  /** Null for changes of the event itself. */
  bout?: Bout | null
}

/** What changed and when. Never a result, so it is not hidden. */
export function ChangeNotes({ changes, bout = null }: ChangeNotesProps) {
  const { t, i18n } = useTranslation(['event', 'demo'])
  const language = useLanguage()
  const now = useNow()
  return changes.map((change) => {
    const { kind, at } = change
    const { text, before } = changeWords(change, bout, { now, language, i18n })
    const changed = t('change.changed', { when: formatRelativeDay(at.dayOffset, language) })
    return (
      <p key={`${kind} ${at.dayOffset} ${at.timeUtc.hours}`} className={`flow note ${rows.change}`}>
        <b>
          {text}
          {before && (
            <>
              {' '}
              <s>{before}</s>
              <span className="visually-hidden"> {t('change.gone')}</span>
            </>
          )}
        </b>
        <span>{changed + dateSuffix(at.dayOffset, { now, language })}</span>
      </p>
    )
  })
}
