import { useTranslation } from 'react-i18next'
import { closeDome } from '@/assets/art/close-dome.ts'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { Hero, heroLead } from '@/ui/media/hero.tsx'

const AboutStory = deferred(() => import('./about-story.tsx'), 'AboutStory')

export function AboutPage() {
  const { t } = useTranslation('about')
  return (
    <>
      <Hero art={closeDome} alt={t('picture')}>
        <h1>{t('heading')}</h1>
        <p className={heroLead}>{t('lead')}</p>
      </Hero>
      <AboutStory />
    </>
  )
}
