import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Sport } from '@/content/sport-ids.ts'
import { useAnnounced } from '@/platform/screen-reader.ts'
import layout from '@/ui/layout.module.css'
import { NoEvents } from './no-events.tsx'
import styles from './past-events.module.css'
import { PastRow } from './past-row.tsx'
import { findPast } from './past-search.ts'
import { SearchBox } from './search-box.tsx'
import { SportMenu } from './sport-menu.tsx'

type PastEventsProps = { sport: Sport | undefined; query: string }

export function PastEvents({ sport, query }: PastEventsProps) {
  const { t } = useTranslation('dashboard')
  const navigate = useNavigate()
  const found = findPast(query, sport)
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
      <div className={`${layout.flow} ${styles.tools}`}>
        <SearchBox query={query} onSearch={search} />
        <SportMenu chosen={sport} query={query} />
      </div>
      {count > 0 ? (
        <>
          <p className={layout.note}>{t('past.shown', { count })}</p>
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
