import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { config } from '@/config.ts'
import { buttonClass } from '@/ui/button.ts'
import { ExternalLink } from '@/ui/external-link.tsx'
import { Icon } from '@/ui/icon.tsx'
import { useComingSoon } from './coming-soon.ts'
import styles from './mobile-menu.module.css'
import { ServiceLinks } from './service-links.tsx'

type MobileMenuLinksProps = {
  /** A link or button was chosen: the sheet closes. */
  onChoose: () => void
}

export function MobileMenuLinks({ onChoose }: MobileMenuLinksProps) {
  const { t } = useTranslation()
  const sayComingSoon = useComingSoon()
  const link = { onClick: onChoose }
  return (
    <>
      <nav aria-label={t('nav.menu')}>
        <Link {...link} to="/" activeOptions={{ exact: true, includeSearch: false }}>
          {t('nav.home')}
        </Link>
        <Link {...link} to="/about">
          {t('nav.about')}
        </Link>
        <p className={styles.group}>{t('nav.services')}</p>
        <ServiceLinks className={styles.sub} onChoose={onChoose} />
        <ExternalLink href={config.esportsUrl} newTabLabel={t('opensInNewTab')}>
          {t('nav.esports')}
          <Icon name="external" />
        </ExternalLink>
        <Link {...link} to="/events">
          {t('nav.events')}
        </Link>
        <Link {...link} to="/live-scores" activeOptions={{ includeSearch: false }}>
          {t('nav.liveScores')}
        </Link>
        <Link {...link} to="/gallery" activeOptions={{ includeSearch: false }}>
          {t('nav.gallery')}
        </Link>
      </nav>
      <div className={styles.actions}>
        <ExternalLink href={config.appLinksUrl} className={buttonClass()} newTabLabel={t('opensInNewTab')}>
          {t('nav.getApp')}
        </ExternalLink>
        <button
          type="button"
          className={buttonClass({ tone: 'tonal' })}
          onClick={() => {
            onChoose()
            sayComingSoon()
          }}
        >
          {t('nav.login')}
        </button>
        <button
          type="button"
          className={buttonClass({ tone: 'bare' })}
          onClick={() => {
            onChoose()
            sayComingSoon()
          }}
        >
          {t('nav.register')}
        </button>
      </div>
    </>
  )
}
