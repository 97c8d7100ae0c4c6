import { Link, useMatches } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EnquiryButton } from '@/shared/enquiry-button.tsx'
import styles from '@/ui/bottom-bar.module.css'
import { Icon } from '@/ui/icon.tsx'

function useHasContactButton(): boolean {
  return !useMatches({ select: (matches) => matches.at(-1)?.staticData.noContactButton })
}

const places = [
  { to: '/', name: 'home', icon: 'grid' },
  { to: '/live-scores', name: 'liveScores', icon: 'cricket' },
  { to: '/watch', name: 'watch', icon: 'play' },
  { to: '/events', name: 'events', icon: 'events' },
] as const

/** The four main pages, below 72rem. Its fifth place is `ContactButton`. */
export function BottomBar() {
  const { t } = useTranslation('site')
  return (
    <nav className={styles.bar} data-shared={useHasContactButton() || undefined} aria-label={t('bar.places')}>
      {places.map(({ to, name, icon }) => (
        <Link
          key={to}
          to={to}
          className={styles.place}
          activeOptions={{ exact: to === '/', includeSearch: false }}
        >
          <Icon name={icon} />
          {t(`bar.${name}`)}
        </Link>
      ))}
    </nav>
  )
}

/** Contact Us, in each header, so that keyboard users reach it early. The style sheet places it in the window. */
export function ContactButton() {
  const { t } = useTranslation()
  return (
    useHasContactButton() && (
      <EnquiryButton formClassName={styles.contact} className="button">
        <Icon name="chat" />
        <span>{t('contactUs')}</span>
      </EnquiryButton>
    )
  )
}
