import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { loadTexts } from '@/locales/i18n.ts'
import { deferred } from '@/platform/parts/deferred.tsx'
import { buttonClass } from '@/ui/button.ts'
import layout from '@/ui/layout.module.css'
import styles from './ai-analytics-page.module.css'

const WinLine = deferred('win-line', async () => (await import('./win-line.tsx')).WinLine)

const FeatureWall = deferred('ai-features', async (i18n) => {
  const [module] = await Promise.all([
    import('./feature-wall.tsx'),
    loadTexts(i18n, import.meta.glob('/src/locales/*/ai-features.json')),
  ])
  return module.FeatureWall
})

export function AiAnalyticsPage() {
  const { t } = useTranslation('ai-analytics')
  return (
    <>
      <section className={`${layout.arena} ${styles.opening}`}>
        <div className={layout.wrap}>
          <div className={styles.words}>
            <h1>{t('heading')}</h1>
            <div>
              <p className={layout.lead}>{t('lead')}</p>
              <div className={`${layout.row} ${styles.actions}`}>
                <Link to="/ai-services" className={buttonClass()}>
                  {t('start')}
                </Link>
                <Link to="/ai-services" className={buttonClass({ tone: 'tonal' })}>
                  {t('demo')}
                </Link>
              </div>
            </div>
          </div>
          <WinLine />
        </div>
      </section>
      <FeatureWall />
    </>
  )
}
