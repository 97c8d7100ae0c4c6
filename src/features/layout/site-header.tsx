import type { StaticDataRouteOption } from '@tanstack/react-router'
import type { i18n as I18n } from 'i18next'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { useOnline } from '@/platform/device/online.ts'
import { loadTexts } from '@/platform/i18n/texts.ts'
import styles from './site-header.module.css'

const siteBar = () => import('./site-bar.tsx')
const demoHeader = () => import('./demo-header.tsx')
const offlineBanner = () => import('./offline-banner.tsx')

const SiteBar = deferred(siteBar, 'SiteBar', { until: 'activity' })
const DemoHeader = deferred(demoHeader, 'DemoHeader')
const DemoLine = deferred(demoHeader, 'DemoLine')
const OfflineBanner = deferred(offlineBanner, 'OfflineBanner')

/** Preloads parts that may be needed when the network is gone. */
export const preloadHeader = (i18n: I18n) =>
  Promise.all([siteBar(), offlineBanner(), loadTexts(i18n, ['site'])])

export function SiteHeader({ layout }: { layout: StaticDataRouteOption['layout'] }) {
  const isOffline = !useOnline()
  return (
    <>
      <header className={styles.header}>{layout === 'demo' ? <DemoHeader /> : <SiteBar />}</header>
      {layout === 'sample' && <DemoLine />}
      <div className={styles.notice}>{isOffline && <OfflineBanner />}</div>
    </>
  )
}
