import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '@/ui/button.ts'
import { Icon } from '@/ui/icon.tsx'
import { SectionHeading } from '@/ui/section-heading.tsx'
import styles from './no-events.module.css'
import { PastRow } from './past-row.tsx'
import { mostWatched } from './search-past-events.ts'

export function NoEvents() {
  const { t } = useTranslation('dashboard')
  return (
    <>
      <div className={`card box empty ${styles.empty}`}>
        <Icon name="search" />
        <h3>{t('empty.heading')}</h3>
        <p className="soft">{t('empty.hint')}</p>
        <Link to="/dashboard" search={{ tab: 'past' }} resetScroll={false} className={buttonClass()}>
          {t('empty.clear')}
        </Link>
      </div>
      <SectionHeading label={t('popular.label')} heading={t('popular.heading')} />
      <ul>
        {mostWatched(2).map((event) => (
          <PastRow key={event.id} event={event} />
        ))}
      </ul>
    </>
  )
}
