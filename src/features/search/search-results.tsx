import { useTranslation } from 'react-i18next'
import { searchWords } from '@/lib/name-search/word-hits.ts'
import row from '@/ui/blocks/row.module.css'
import { Hit } from './hit.tsx'
import styles from './search-results.module.css'
import type { SearchEntry, SearchKind } from './search-entry.ts'

export type ShownGroup = {
  /** Null for the suggestions before any input. */
  kind: SearchKind | null
  label: string
  hits: readonly SearchEntry[]
  more: number
}

type SearchResultsProps = {
  id: string
  groups: readonly ShownGroup[]
  query: string
  /** The index of the hit that Enter opens. */
  place: number
  idOf: (place: number) => string
}

/** A combobox list. The options are links, so that they can be opened in a new tab; the best hit is a card. */
export function SearchResults({ id, groups, query, place, idOf }: SearchResultsProps) {
  const { t } = useTranslation('search')
  const words = searchWords(query)
  const firstOf = (group: number) => groups.slice(0, group).reduce((sum, { hits }) => sum + hits.length, 0)
  return (
    <div id={id} role="listbox" aria-label={t('results')} className={styles.hits}>
      {groups.map(({ kind, label, hits, more }, group) =>
        hits.length === 0 ? null : (
          <div key={kind} role="group" aria-labelledby={`${id}-of-${group}`} className={styles.group}>
            <p id={`${id}-of-${group}`} role="presentation" className="label soft">
              {label}
            </p>
            <div role="presentation" className={row.rows}>
              {hits.map((entry, index) => {
                const at = firstOf(group) + index
                return (
                  <Hit
                    key={`${entry.path} ${entry.title.en}`}
                    id={idOf(at)}
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
