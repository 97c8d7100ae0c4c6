import type { StaticDataRouteOption } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { announcerId } from '@/platform/announcer-id.ts'
import { deferred } from '@/platform/hydration/deferred.tsx'
import styles from './site-layout.module.css'
import { SiteHeader } from './site-header.tsx'

const BottomBar = deferred(() => import('./bottom-bar.tsx'), 'BottomBar', { until: 'activity' })
const DemoFooter = deferred(() => import('./demo-footer.tsx'), 'DemoFooter')

type SiteLayoutProps = {
  layout: StaticDataRouteOption['layout']
  footer: ReactNode
  children: ReactNode
}

/** The layout of every page. */
export function SiteLayout({ layout: variant, footer, children }: SiteLayoutProps) {
  const { t } = useTranslation()
  return (
    <>
      <a className={`button ${styles.skip}`} href="#main">
        {t('skip')}
      </a>
      {variant !== 'none' && <SiteHeader layout={variant} />}
      <BottomBar />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {variant ? variant !== 'none' && <DemoFooter /> : footer}
      <div id={announcerId} aria-live="polite" aria-atomic="false">
        <p className="visually-hidden" />
      </div>
    </>
  )
}
