import { Link, useLocation, useHydrated } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { packages } from '@/content/packages.ts'
import { Block } from '@/ui/blocks/block.tsx'
import { Icon } from '@/ui/icon.tsx'
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
        <Link to="/plan" className="link no-print">
          {t('plan')}
          <Icon name="arrow-forward" />
        </Link>
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
