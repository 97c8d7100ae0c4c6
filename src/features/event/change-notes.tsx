import { useTranslation } from 'react-i18next'
import type { Bout } from '@/content/bouts/types.ts'
import type { BoutChange, EventChange } from '@/content/events/card-change.ts'
import { formatRelativeDay } from '@/lib/format/format.ts'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { changeWords, dateSuffix } from './change-text.ts'
import styles from './event-bout.module.css'

type ChangeNotesProps = {
  changes: readonly (BoutChange | EventChange)[]
  /** Null for changes of the event itself. */
  bout?: Bout | null
}

/** What changed and when. A former result is hidden with the others. */
export function ChangeNotes({ changes, bout = null }: ChangeNotesProps) {
  const { t, i18n } = useTranslation(['event', 'demo'])
  const language = useLanguage()
  const now = useNow()
  return changes.map((change) => {
    const { kind, at } = change
    const { text, before } = changeWords(change, bout, { now, language, i18n })
    const changed = t('change.changed', { when: formatRelativeDay(at.dayOffset, language) })
    return (
      <p key={`${kind} ${at.dayOffset} ${at.timeUtc.hours}`} className={`flow note noted ${styles.change}`}>
        <b>
          {text}
          {before && (
            <span
              data-hidden-score={kind === 'result' && bout ? hiddenScoreId('event', bout.event) : undefined}
            >
              {' '}
              <s>{before}</s>
              <span className="visually-hidden"> {t(kind === 'result' ? 'change.void' : 'change.gone')}</span>
            </span>
          )}
        </b>
        <span>{changed + dateSuffix(at.dayOffset, { now, language })}</span>
      </p>
    )
  })
}
