import { Link, useLocation, useHydrated } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { packages } from '@/content/packages.ts'
import { Icon } from '@/ui/icon.tsx'
import { SectionHeading } from '@/ui/section-heading.tsx'
import { ComparePackages } from './compare-packages.tsx'
import { PackageCard } from './package-card.tsx'
import styles from './packages-section.module.css'

export function PackagesSection() {
  const { t } = useTranslation('packages')
  const hash = useLocation({ select: (location) => location.hash })
  const isHydrated = useHydrated()
  return (
    <section id="packages" className={`section ${styles.section}`} aria-labelledby="packages-heading">
      <div className="wrap">
        <SectionHeading label={t('label')} heading={t('heading')} id="packages-heading" />
        <div className={styles.lead}>
          <p className="lead">{t('lead')}</p>
          <Link to="/plan" className="link">
            {t('plan')}
            <Icon name="arrow-forward" />
          </Link>
        </div>
        <ul className={styles.tiers}>
          {packages.map((tier) => (
            <li key={tier.id}>
              <PackageCard tier={tier} isNamed={isHydrated ? hash === `package-${tier.id}` : undefined} />
            </li>
          ))}
        </ul>
        <ComparePackages isNamed={isHydrated && hash === 'compare'} />
      </div>
    </section>
  )
}
