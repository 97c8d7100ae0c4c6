import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { getPhase } from '@/content/events/event-phase.ts'
import { recordText } from '@/content/bouts/record-text.ts'
import { useNow } from '@/platform/device/clock.ts'
import { formatDate } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { venueDate } from '@/lib/format/venue-date.ts'
import { Highlighted } from '@/shared/highlighted.tsx'
import { Icon } from '@/ui/icon.tsx'
import { getInitials } from '@/drawings/athlete/initials.ts'
import { Ltr } from '@/ui/ltr.tsx'
import { Sun } from '@/drawings/athlete/sun.tsx'
import row from '@/ui/blocks/row.module.css'
import '@/ui/overlays/hidden-score.module.css'
import { Tag } from '@/ui/tag.tsx'
import styles from './search-results.module.css'
import type { SearchEntry } from './search-entry.ts'

type HitProps = {
  id: string
  entry: SearchEntry
  words: readonly string[]
  /** Whether Enter opens it. */
  isActive: boolean
  /** Whether it is rendered as a card. */
  isBest: boolean
}

export function Hit({ id, entry, words, isActive, isBest }: HitProps) {
  const { t } = useTranslation('search')
  const language = useLanguage()
  const now = useNow()
  const { title, hint, portrait, day, icon, path } = entry
  const isNightOn = day !== undefined && 'timeUtc' in day && getPhase(day, now) === 'live'
  return (
    <Link
      {...toLinkProps(path)}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      activeProps={{}}
      className={`plain-link ${row.row} ${isBest ? `card dark ${styles.best}` : ''}`}
    >
      <span className={isBest ? styles.art : portrait ? row.portrait : row.lead}>
        {portrait ? (
          <Sun
            initials={getInitials(title[language])}
            record={portrait.record}
            seed={path.replace('/player/', '')}
            nation={portrait.nation}
            mini={!isBest}
          />
        ) : (
          <Icon name={icon} />
        )}
      </span>
      <span className={row.words}>
        <span className={isBest ? 'title-2' : 'title-3'}>
          <Highlighted text={title[language]} words={words} />
        </span>
        <span className="note excerpt">
          {day && now && !isNightOn && `${formatDate(venueDate(now, day.dayOffset), language, 'medium')} · `}
          <Highlighted text={hint[language]} words={words} />
        </span>
      </span>
      <span className={isBest ? row.end : row.figure}>
        {portrait && (
          <span className="num" data-hidden-score={path} data-blank>
            <span className="visually-hidden">{t('record')}</span>{' '}
            <Ltr numeral>{recordText(portrait.record, language)}</Ltr>
          </span>
        )}
        {isNightOn && <Tag tone="live">{t('live')}</Tag>}
      </span>
    </Link>
  )
}

/** Converts a path such as `/event/burj-6?tab=card#bout-1` to link props. */
function toLinkProps(path: string) {
  const { pathname, searchParams, hash } = new URL(path, 'https://site.invalid')
  return { to: pathname, search: Object.fromEntries(searchParams), hash: hash.slice(1) }
}
