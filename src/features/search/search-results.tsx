import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { recordText } from '@/content/bouts/record-text.ts'
import { getPhase } from '@/content/events/event-phase.ts'
import { getInitials } from '@/drawings/athlete/initials.ts'
import { Sun } from '@/drawings/athlete/sun.tsx'
import { formatDate } from '@/lib/format/format.ts'
import { venueDate } from '@/lib/format/venue-date.ts'
import { searchWords } from '@/lib/name-search/word-hits.ts'
import { useNow } from '@/platform/device/clock.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Highlighted } from '@/shared/highlighted.tsx'
import row from '@/ui/blocks/row.module.css'
import { Icon } from '@/ui/icon.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import '@/ui/overlays/hidden-score.module.css'
import { Tag } from '@/ui/tag.tsx'
import styles from './search-results.module.css'
import type { SearchEntry, SearchKind } from './search-entry.ts'

export type ShownGroup = {
  /** Null for the suggestions before any input. */
  kind: SearchKind | null
  hits: readonly SearchEntry[]
  more: number
}

type SearchResultsProps = {
  /** Hits have it with their place. */
  id: string
  groups: readonly ShownGroup[]
  query: string
  /** The index of the hit that Enter opens. */
  place: number
}

/** A combobox list. The options are links, so that they can be opened in a new tab; the best hit is a card. */
export function SearchResults({ id, groups, query, place }: SearchResultsProps) {
  const { t } = useTranslation('search')
  const words = searchWords(query)
  const firstOf = (group: number) => groups.slice(0, group).reduce((sum, { hits }) => sum + hits.length, 0)
  return (
    <div id={id} role="listbox" aria-label={t('results')} className={styles.hits}>
      {groups.map(({ kind, hits, more }, group) =>
        hits.length === 0 ? null : (
          <div key={kind} role="group" aria-labelledby={`${id}-of-${group}`} className={styles.group}>
            <p id={`${id}-of-${group}`} role="presentation" className="label soft">
              {t(kind ? `kind.${kind}` : 'suggested')}
            </p>
            <div role="presentation" className={row.rows}>
              {hits.map((entry, index) => {
                const at = firstOf(group) + index
                return (
                  <Hit
                    key={`${entry.path} ${entry.title.en}`}
                    id={`${id}-${at}`}
                    entry={entry}
                    words={words}
                    isActive={at === place}
                    isBest={kind !== null && at === 0}
                  />
                )
              })}
            </div>
            {more > 0 && (
              <p role="presentation" className="note">
                {t('beyond', { count: more })}
              </p>
            )}
          </div>
        ),
      )}
    </div>
  )
}

type HitProps = {
  id: string
  entry: SearchEntry
  words: readonly string[]
  /** Whether Enter opens it. */
  isActive: boolean
  /** Whether it is rendered as a card. */
  isBest: boolean
}

function Hit({ id, entry, words, isActive, isBest }: HitProps) {
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
