import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { categoryName } from '@/content/category-name.ts'
import { eventCategories, type EventCategory } from '@/content/events/event-categories.ts'
import { pastEvents } from '@/content/events/past-events.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Ltr } from '@/ui/ltr.tsx'
import tabStyles from '@/ui/tabs.module.css'
import styles from './category-filter.module.css'

type CategoryFilterProps = { chosen: EventCategory | undefined }

export function CategoryFilter({ chosen }: CategoryFilterProps) {
  const { t } = useTranslation('events')
  const language = useLanguage()
  const choices = [undefined, ...eventCategories].map((category) => ({
    category,
    count: pastEvents.filter((event) => !category || event.sport === category).length,
  }))
  return (
    <nav className={`flow ${styles.filter}`} aria-label={t('past.filter')}>
      {choices.map(({ category, count }) => (
        <Link
          key={category ?? 'all'}
          to="/events"
          search={{ category }}
          resetScroll={false}
          className={tabStyles.chip}
          activeOptions={{ exact: true }}
          aria-current={category === chosen ? 'true' : undefined}
        >
          {category ? categoryName(category)[language] : t('all')}
          <Ltr numeral>{String(count)}</Ltr>
        </Link>
      ))}
    </nav>
  )
}
