import { Link, useMatches } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EnquiryButton } from '@/shared/enquiry-button.tsx'
import styles from '@/ui/bottom-bar.module.css'
import { Icon } from '@/ui/icon.tsx'

function useHasContactButton(): boolean {
  return !useMatches({ select: (matches) => matches.at(-1)?.staticData.noContactButton })
}

/** The four main pages, below 72rem. Its fifth place is `ContactButton`. */
export function BottomBar() {
  const { t } = useTranslation('site')
  const place = { className: styles.place, activeOptions: { includeSearch: false } }
  return (
    <nav
      className={`${styles.bar} ${useHasContactButton() ? styles.shared : ''}`}
      aria-label={t('bar.places')}
    >
      <Link to="/" {...place} activeOptions={{ exact: true, includeSearch: false }}>
        <Icon name="grid" />
        {t('bar.home')}
      </Link>
      <Link to="/live-scores" {...place}>
        <Icon name="cricket" />
        {t('bar.liveScores')}
      </Link>
      <Link to="/watch" {...place}>
        <Icon name="play" />
        {t('bar.watch')}
      </Link>
      <Link to="/events" {...place}>
        <Icon name="events" />
        {t('bar.events')}
      </Link>
    </nav>
  )
}

/** Contact Us, in each header, so that keyboard users reach it early. The style sheet places it in the window. */
export function ContactButton() {
  const { t } = useTranslation()
  return (
    useHasContactButton() && (
      <EnquiryButton formClassName={styles.contact} className={styles.place}>
        <Icon name="chat" />
        <span>{t('contactUs')}</span>
      </EnquiryButton>
    )
  )
}
