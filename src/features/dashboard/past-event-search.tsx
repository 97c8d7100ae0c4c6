import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Sport } from '@/content/sport-ids.ts'
import { useAnnounced } from '@/platform/screen-reader.ts'
import { NoEvents } from './no-events.tsx'
import styles from './past-event-search.module.css'
import { PastRow } from './past-row.tsx'
import { searchPastEvents } from './search-past-events.ts'
import { SearchBox } from './search-box.tsx'
import { SportMenu } from './sport-menu.tsx'

type PastEventSearchProps = { sport: Sport | undefined; query: string }

export function PastEventSearch({ sport, query }: PastEventSearchProps) {
  const { t } = useTranslation('dashboard')
  const navigate = useNavigate()
  const found = searchPastEvents(query, sport)
  const count = found.length

  useAnnounced(`${sport} ${query}`, count ? t('past.shown', { count }) : t('empty.heading'))

  // Typing replaces the history entry; choosing a sport or clearing the search adds one.
  const search = (next: string) =>
    void navigate({
      to: '/dashboard',
      search: { tab: 'past', sport, q: next || undefined },
      replace: true,
      resetScroll: false,
    })

  return (
    <>
      <div className={`flow ${styles.tools}`}>
        <SearchBox query={query} onSearch={search} />
        <SportMenu chosen={sport} query={query} />
      </div>
      {count > 0 ? (
        <>
          <p className="note">{t('past.shown', { count })}</p>
          <ul>
            {found.map((event) => (
              <PastRow key={event.id} event={event} />
            ))}
          </ul>
        </>
      ) : (
        <NoEvents />
      )}
    </>
  )
}
