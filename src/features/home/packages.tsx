import { useLocation, useHydrated } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { packages } from '@/content/packages.ts'
import layout from '@/ui/layout.module.css'
import { Slug } from '@/ui/slug.tsx'
import { ComparePackages } from './compare-packages.tsx'
import { PackageCard } from './package-card.tsx'
import styles from './packages.module.css'

export function Packages() {
  const { t } = useTranslation('home-packages')
  const hash = useLocation({ select: (location) => location.hash })
  const isHydrated = useHydrated()
  return (
    <section
      id="packages"
      className={`${layout.section} ${styles.section}`}
      aria-labelledby="packages-heading"
    >
      <div className={layout.wrap}>
        <Slug label={t('label')} heading={t('heading')} id="packages-heading" />
        <p className={`${layout.lead} ${styles.lead}`}>{t('lead')}</p>
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
