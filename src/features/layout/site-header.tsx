import type { StaticDataRouteOption } from '@tanstack/react-router'
import type { i18n as I18n } from 'i18next'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { useOnline } from '@/platform/device/online.ts'
import { loadTexts } from '@/platform/i18n/texts.ts'
import styles from './site-header.module.css'

const SiteBar = deferred(() => import('./site-bar.tsx'), 'SiteBar', {
  until: 'activity',
})
const DemoHeader = deferred(() => import('./demo-header.tsx'), 'DemoHeader')
const DemoLine = deferred(() => import('./demo-header.tsx'), 'DemoLine')
const OfflineBanner = deferred(() => import('./offline-banner.tsx'), 'OfflineBanner')

/** Preloads parts that may be needed when the network is gone. */
export async function preloadHeader(i18n: I18n): Promise<void> {
  await Promise.all([import('./site-bar.tsx'), import('./offline-banner.tsx'), loadTexts(i18n, ['site'])])
}

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
