import type { i18n as I18n } from 'i18next'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { loadPart } from '@/platform/hydration/load-part.ts'
import { useOnline } from '@/platform/device/online.ts'
import styles from './site-header.module.css'

const SiteBar = deferred('site-bar', () => import('./site-bar.tsx'), 'SiteBar', {
  texts: ['site'],
  until: 'activity',
})
const DemoHeader = deferred('demo-bar', () => import('./demo-header.tsx'), 'DemoHeader', { texts: ['site'] })
const OfflineBanner = deferred('offline-banner', () => import('./offline-banner.tsx'), 'OfflineBanner', {
  texts: ['site'],
})

/** Preloads parts that may be needed when the network is gone. */
export async function preloadHeader(i18n: I18n): Promise<void> {
  await Promise.all([
    loadPart(i18n, () => import('./site-bar.tsx'), 'SiteBar', ['site']),
    loadPart(i18n, () => import('./offline-banner.tsx'), 'OfflineBanner', ['site']),
  ])
}

type SiteHeaderProps = { isDemo: boolean }

export function SiteHeader({ isDemo }: SiteHeaderProps) {
  const isOffline = !useOnline()
  return (
    <header className={styles.header}>
      {isDemo ? <DemoHeader /> : <SiteBar />}
      {isOffline && <OfflineBanner />}
    </header>
  )
}
