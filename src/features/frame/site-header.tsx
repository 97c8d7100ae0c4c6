import { loadTexts } from '@/locales/i18n.ts'
import { deferred } from '@/platform/parts/deferred.tsx'
import { useOnline } from '@/platform/device/online.ts'
import styles from './site-header.module.css'

const SiteBar = deferred(
  'site-bar',
  async (i18n) => {
    const [module] = await Promise.all([
      import('./site-bar.tsx'),
      loadTexts(i18n, import.meta.glob('/src/locales/*/site-bar.json')),
    ])
    return module.SiteBar
  },
  { until: 'activity' },
)
const DemoBar = deferred('demo-bar', async (i18n) => {
  const [module] = await Promise.all([
    import('./demo-frame.tsx'),
    loadTexts(i18n, import.meta.glob('/src/locales/*/demo-frame.json')),
  ])
  return module.DemoBar
})
const OfflineBanner = deferred('offline-banner', async (i18n) => {
  const [module] = await Promise.all([
    import('./offline-banner.tsx'),
    loadTexts(i18n, import.meta.glob('/src/locales/*/connection.json')),
  ])
  return module.OfflineBanner
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
