import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { heroSkyline } from '@/assets/art/hero-skyline.ts'
import { claims } from '@/content/claims.ts'
import { buttonClass } from '@/ui/button.ts'
import hero from '@/ui/media/hero.module.css'
import { Picture } from '@/ui/media/picture.tsx'
import { Stats } from '@/ui/stats.tsx'
import styles from './mission.module.css'

export function Mission() {
  const { t } = useTranslation('home-sections')
  return (
    <section id="about" className={`arena ${hero.hero} ${hero.short}`} aria-labelledby="about-heading">
      <Picture art={heroSkyline} alt="" sizes="100vw" mirrors className={hero.art} />
      <div className={`wrap ${hero.words} ${styles.words}`}>
        <h2 id="about-heading">{t('story.mission.heading')}</h2>
        <p className={hero.lead}>{t('story.mission.lead')}</p>
        <p>
          <Link to="/about" className={buttonClass({ tone: 'tonal' })}>
            {t('story.mission.more')}
          </Link>
        </p>
        <div className={styles.stats}>
          <Stats
            stats={[
              { figure: claims.missionCountries, label: t('story.mission.countries') },
              { figure: claims.missionLanguages, label: t('story.mission.languages') },
              { figure: claims.coverage, label: t('story.mission.coverage') },
              { figure: claims.aiInsights, label: t('story.mission.insights') },
              { figure: claims.realTimeProcessing, label: t('story.mission.realTime') },
              { figure: claims.userSatisfaction, label: t('story.mission.satisfaction') },
            ]}
          />
        </div>
      </div>
    </section>
  )
}
