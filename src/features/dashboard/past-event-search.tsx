import { useNavigate, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { type Sport, sportIds } from '@/content/sport-ids.ts'
import { localizedPath } from '@/contract/language.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { useAnnounced } from '@/platform/screen-reader.ts'
import { useSearchText } from '@/shared/use-search-text.ts'
import { ButtonLink } from '@/ui/button.tsx'
import { SearchField } from '@/ui/form/search-field.tsx'
import { Icon } from '@/ui/icon.tsx'
import { ResultCard } from './result-card.tsx'
import { searchPastEvents } from './search-past-events.ts'
import { useRef } from 'react'
import { sports } from '@/content/sports.ts'
import { Ltr } from '@/ui/ltr.tsx'
import tabs from '@/ui/tabs.module.css'

type PastEventSearchProps = { sport: Sport | undefined; query: string }

export function PastEventSearch({ sport, query }: PastEventSearchProps) {
  const { t } = useTranslation('dashboard')
  const navigate = useNavigate()
  const found = searchPastEvents(query, sport)
  const count = found.length

  useAnnounced(`${sport} ${query}`, count ? t('past.shown', { count }) : t('empty.heading'))

  // Typing replaces the history entry; choosing a sport or clearing the search adds one.
  const search = useSearchText(query, (next) => {
    const search = { tab: 'past', sport, q: next || undefined } as const
    void navigate({ to: '/dashboard', search, replace: true, resetScroll: false })
  })

  return (
    <>
      <div className="flow gap-3">
        <SearchField
          id="past-search"
          search={search}
          texts={t('search', { returnObjects: true })}
          action={localizedPath('/dashboard', useLanguage())}
        >
          <input type="hidden" name="tab" value="past" />
        </SearchField>
        <SportMenu chosen={sport} query={query} />
      </div>
      {count > 0 ? (
        <>
          <p className="note">{t('past.shown', { count })}</p>
          <ul className="cards">
            {found.map((event) => (
              <li key={event.id}>
                <ResultCard event={event} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <div className="card box empty">
          <Icon name="search" />
          <h3>{t('empty.heading')}</h3>
          <p className="soft">{t('empty.hint')}</p>
          <ButtonLink to="/dashboard" search={{ tab: 'past' }} resetScroll={false}>
            {t('empty.clear')}
          </ButtonLink>
        </div>
      )}
    </>
  )
}

type SportMenuProps = { chosen: Sport | undefined; query: string }

function SportMenu({ chosen, query }: SportMenuProps) {
  const { t } = useTranslation('dashboard')
  const language = useLanguage()
  const ref = useRef<HTMLDetailsElement>(null)
  const nameOf = (sport: Sport | undefined) => (sport ? sports[sport].name[language] : t('filter.all'))

  const close = () => {
    if (!ref.current) return
    ref.current.open = false
    ref.current.querySelector('summary')?.focus()
  }
  return (
    <details ref={ref}>
      <summary className="button tonal">
        <Icon name="filter" />
        {chosen ? t('filter.by', { sport: nameOf(chosen) }) : t('filter.none')}
      </summary>
      <nav className="flow" aria-label={t('filter.label')}>
        {[undefined, ...sportIds].map((sport) => (
          <Link
            key={sport ?? 'all'}
            to="/dashboard"
            search={{ tab: 'past', sport, q: query || undefined }}
            resetScroll={false}
            activeOptions={{ exact: true }}
            aria-current={sport === chosen ? 'true' : undefined}
            onClick={close}
            className={tabs.chip}
          >
            {nameOf(sport)}
            <Ltr numeral>{String(searchPastEvents(query, sport).length)}</Ltr>
          </Link>
        ))}
      </nav>
    </details>
  )
}
