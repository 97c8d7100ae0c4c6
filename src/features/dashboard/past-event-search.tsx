import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Sport } from '@/content/sport-ids.ts'
import { localizedPath } from '@/contract/language.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { useAnnounced } from '@/platform/screen-reader.ts'
import { useSearchText } from '@/shared/use-search-text.ts'
import { ButtonLink } from '@/ui/button.tsx'
import { SearchField } from '@/ui/form/search-field.tsx'
import { Icon } from '@/ui/icon.tsx'
import { PastCard } from './past-card.tsx'
import { searchPastEvents } from './search-past-events.ts'
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
      <div className="flow gap-3">
        <SearchBox query={query} onSearch={search} />
        <SportMenu chosen={sport} query={query} />
      </div>
      {count > 0 ? (
        <>
          <p className="note">{t('past.shown', { count })}</p>
          <ul className="cards">
            {found.map((event) => (
              <li key={event.id}>
                <PastCard event={event} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <NoEvents />
      )}
    </>
  )
}

function NoEvents() {
  const { t } = useTranslation('dashboard')
  return (
    <div className="card box empty">
      <Icon name="search" />
      <h3>{t('empty.heading')}</h3>
      <p className="soft">{t('empty.hint')}</p>
      <ButtonLink to="/dashboard" search={{ tab: 'past' }} resetScroll={false}>
        {t('empty.clear')}
      </ButtonLink>
    </div>
  )
}

type SearchBoxProps = {
  /** The search query in the URL. */
  query: string
  onSearch: (query: string) => void
}

function SearchBox({ query, onSearch }: SearchBoxProps) {
  const { t } = useTranslation('dashboard')
  const { field, text, type, submit } = useSearchText(query, onSearch)
  return (
    <SearchField
      id="past-search"
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      submitLabel={t('search.submit')}
      action={localizedPath('/dashboard', useLanguage())}
      input={field}
      value={text}
      onType={type}
      onSubmit={submit}
    >
      <input type="hidden" name="tab" value="past" />
    </SearchField>
  )
}
