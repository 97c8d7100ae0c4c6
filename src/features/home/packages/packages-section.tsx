import { useLocation, useHydrated } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { packages } from '@/content/packages.ts'
import { MoreLink } from '@/ui/button.tsx'
import { Block } from '@/ui/blocks/block.tsx'
import { ComparePackages } from './compare-packages.tsx'
import { PackageCard } from './package-card.tsx'
import styles from './packages-section.module.css'

export function PackagesSection() {
  const { t } = useTranslation('packages')
  const hash = useLocation({ select: (location) => location.hash })
  const isHydrated = useHydrated()
  return (
    <Block
      id="packages"
      label={t('label')}
      heading={t('heading')}
      lead={t('lead')}
      aside={
        <MoreLink to="/plan" className="no-print">
          {t('plan')}
        </MoreLink>
      }
    >
      <ul className={`scroll-row ${styles.tiers}`}>
        {packages.map((tier) => (
          <li key={tier.id}>
            <PackageCard tier={tier} isNamed={isHydrated ? hash === `package-${tier.id}` : undefined} />
          </li>
        ))}
      </ul>
      <ComparePackages isNamed={isHydrated && hash === 'compare'} />
    </Block>
  )
}
