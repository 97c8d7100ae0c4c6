import { useNavigate, useHydrated } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyOnDemand } from '@/platform/hydration/lazy-on-demand.tsx'
import { Button } from '@/ui/button.tsx'
import { Icon } from '@/ui/icon.tsx'
import styles from './compare-packages.module.css'

/** Loaded on demand: its markup is four times that of the cards. */
const ComparisonTable = lazyOnDemand(() => import('./comparison-table.tsx'), 'ComparisonTable')

type ComparePackagesProps = {
  /** True if the URL is `/#compare`. */
  isNamed: boolean
}

/** The comparison of all packages. Opens when pressed, by URL, and in print. */
export function ComparePackages({ isNamed }: ComparePackagesProps) {
  const { t } = useTranslation('packages')
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const ref = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    if (isNamed && ref.current) ref.current.open = true
  }, [isNamed])

  const keepAddress = (isOpen: boolean) => {
    if (isOpen === isNamed) return
    void navigate({
      to: '/',
      hash: isOpen ? 'compare' : '',
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    })
  }

  return (
    <details ref={ref} className={styles.compare} onToggle={(event) => keepAddress(event.currentTarget.open)}>
      <summary className="button tonal">
        <Icon name="compare" />
        <span className="when-closed">{t('compare.open')}</span>
        <span className="when-open">{t('compare.close')}</span>
      </summary>
      {/* Inside `<details>`, which browsers open if the URL's hash targets an element in it. */}
      <div id="compare" className={styles.sheet}>
        {/* Rendered even while closed, for printing. Without script, the cards suffice. */}
        {isHydrated && <ComparisonTable />}
        <Button tone="bare" size="small" onClick={() => print()}>
          <Icon name="print" />
          {t('compare.print')}
        </Button>
      </div>
    </details>
  )
}
