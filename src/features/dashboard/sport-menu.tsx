import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { sportIds, type Sport } from '@/content/sport-ids.ts'
import { sports } from '@/content/sports.ts'
import { Icon } from '@/ui/icon.tsx'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Ltr } from '@/ui/ltr.tsx'
import tabs from '@/ui/tabs.module.css'
import { searchPastEvents } from './search-past-events.ts'

type SportMenuProps = { chosen: Sport | undefined; query: string }

export function SportMenu({ chosen, query }: SportMenuProps) {
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
