import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { sportIds, type Sport } from '@/content/sport-ids.ts'
import { sports } from '@/content/sports.ts'
import { useLightDismiss } from '@/platform/use-light-dismiss.ts'
import { Icon } from '@/ui/icon.tsx'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Ltr } from '@/ui/ltr.tsx'
import { searchPastEvents } from './search-past-events.ts'
import styles from './sport-menu.module.css'

type SportMenuProps = { chosen: Sport | undefined; query: string }

export function SportMenu({ chosen, query }: SportMenuProps) {
  const { t } = useTranslation('dashboard')
  const language = useLanguage()
  const ref = useRef<HTMLDetailsElement>(null)
  useLightDismiss(ref)
  const nameOf = (sport: Sport | undefined) => (sport ? sports[sport].name[language] : t('filter.all'))

  const close = () => {
    if (!ref.current) return
    ref.current.open = false
    ref.current.querySelector('summary')?.focus()
  }
  return (
    <details ref={ref} className={styles.filter}>
      <summary className={`inline ${styles.opener}`} data-active={chosen ? '' : undefined}>
        <Icon name="filter" />
        {chosen ? t('filter.by', { sport: nameOf(chosen) }) : t('filter.none')}
      </summary>
      <nav className={styles.menu} aria-label={t('filter.label')}>
        {[undefined, ...sportIds].map((sport) => (
          <Link
            key={sport ?? 'all'}
            to="/dashboard"
            search={{ tab: 'past', sport, q: query || undefined }}
            resetScroll={false}
            activeOptions={{ exact: true }}
            aria-current={sport === chosen ? 'true' : undefined}
            onClick={close}
          >
            {nameOf(sport)}
            <Ltr numeral>{String(searchPastEvents(query, sport).length)}</Ltr>
          </Link>
        ))}
      </nav>
    </details>
  )
}
