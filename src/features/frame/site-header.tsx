import { deferred } from '@/platform/parts/deferred.tsx'
import { useOnline } from '@/platform/device/online.ts'
import styles from './site-header.module.css'

const SiteBar = deferred('site-bar', () => import('./site-bar.tsx'), 'SiteBar', {
  texts: ['frame'],
  until: 'activity',
})
const DemoBar = deferred('demo-bar', () => import('./demo-frame.tsx'), 'DemoBar', { texts: ['frame'] })
const OfflineBanner = deferred('offline-banner', () => import('./offline-banner.tsx'), 'OfflineBanner', {
  texts: ['site'],
})

type SiteHeaderProps = { isDemo: boolean }

export function SiteHeader({ isDemo }: SiteHeaderProps) {
  const isOffline = !useOnline()
  return (
    <header className={styles.header}>
      {isDemo ? <DemoBar /> : <SiteBar />}
      {isOffline && <OfflineBanner />}
    </header>
  )
}
