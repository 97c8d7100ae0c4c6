import type { StaticDataRouteOption } from '@tanstack/react-router'
import type { i18n as I18n } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { announcerId } from '@/platform/announcer-id.ts'
import { useOnline } from '@/platform/device/online.ts'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { loadTexts } from '@/platform/i18n/texts.ts'
import styles from './site-layout.module.css'

const siteBar = () => import('./site-bar.tsx')
const demoHeader = () => import('./demo-header.tsx')
const offlineBanner = () => import('./offline-banner.tsx')

const SiteBar = deferred(siteBar, 'SiteBar', { until: 'activity' })
const DemoHeader = deferred(demoHeader, 'DemoHeader')
const DemoLine = deferred(demoHeader, 'DemoLine')
const DemoFooter = deferred(demoHeader, 'DemoFooter')
const OfflineBanner = deferred(offlineBanner, 'OfflineBanner')
const BottomBar = deferred(() => import('./bottom-bar.tsx'), 'BottomBar', { until: 'activity' })

/** Preloads parts that may be needed when the network is gone. */
export const preloadHeader = (i18n: I18n) =>
  Promise.all([siteBar(), offlineBanner(), loadTexts(i18n, ['site'])])

type SiteLayoutProps = {
  layout: StaticDataRouteOption['layout']
  footer: ReactNode
  children: ReactNode
}

/** The layout of every page. */
export function SiteLayout({ layout, footer, children }: SiteLayoutProps) {
  const { t } = useTranslation()
  const isOffline = !useOnline()
  const isBare = layout === 'none'
  return (
    <>
      <a className={`button ${styles.skip}`} href="#main">
        {t('skip')}
      </a>
      {!isBare && (
        <>
          <header className={styles.header}>{layout === 'demo' ? <DemoHeader /> : <SiteBar />}</header>
          {layout === 'sample' && <DemoLine />}
          <div className={styles.notice}>{isOffline && <OfflineBanner />}</div>
        </>
      )}
      <BottomBar />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {layout ? !isBare && <DemoFooter /> : footer}
      <div id={announcerId} aria-live="polite" aria-atomic="false">
        <p className="visually-hidden" />
      </div>
    </>
  )
}
