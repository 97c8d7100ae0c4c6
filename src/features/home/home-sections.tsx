import { useHydrated, Link } from '@tanstack/react-router'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { heroFootball } from '@/assets/art/hero-football.ts'
import { heroSkyline } from '@/assets/art/hero-skyline.ts'
import { config } from '@/config.ts'
import { claims } from '@/content/claims.ts'
import { fourHourCoverage } from '@/content/packages.ts'
import { hasNetwork } from '@/platform/device/network-probe.ts'
import { useOnline } from '@/platform/device/online.ts'
import { buttonClass } from '@/ui/button.ts'
import { ExternalLink } from '@/ui/external-link.tsx'
import { Icon } from '@/ui/icon.tsx'
import hero from '@/ui/media/hero.module.css'
import { Picture } from '@/ui/media/picture.tsx'
import { VideoFacade } from '@/ui/media/video-facade.tsx'
import { SectionHeading } from '@/ui/section-heading.tsx'
import { Stats } from '@/ui/stats.tsx'
import unseen from '@/ui/unseen.module.css'
import { AppSection } from './app-section.tsx'
import { PackagesSection } from './packages/packages-section.tsx'
import { Partners } from './partners.tsx'
import { RewardCoin } from './reward-coin.tsx'
import { ServiceCards } from './service-cards.tsx'
import styles from './home-sections.module.css'

/** All sections below the events, as one deferred component: the first scroll needs all of them. */
export function HomeSections() {
  // After client-side navigation, render the full height at once, so that Back restores the scroll position.
  const [isDrawn] = useState(useHydrated())
  const sections = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    keepInPlace(() => sections.current?.removeAttribute('class'))
  }, [])
  return (
    <div ref={sections} className={isDrawn ? undefined : `${unseen.unseen} ${styles.sections}`}>
      <DemoVideo />
      <Mission />
      <ServiceCards />
      <PackagesSection />
      <Partners />
      <Deliverables />
      <RewardCoin />
      <AppSection />
    </div>
  )
}

/**
 * Keeps the element in the middle of the screen in place during `change`. Scroll anchoring does not cover style changes
 * in the element's section: visitors arriving by find-in-page or the End key would lose their position.
 */
function keepInPlace(change: () => void): void {
  const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  const before = seen?.getBoundingClientRect().top ?? 0
  change()
  const moved = (seen?.getBoundingClientRect().top ?? before) - before
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' })
}

const steps = ['plan', 'promote', 'broadcast', 'deliver', 'report'] as const
const features = ['a', 'b'] as const

/** The steps from the site visit to the report. */
function Deliverables() {
  const { t } = useTranslation('home-sections')
  return (
    <section id="deliverables" className="section tone" aria-labelledby="deliverables-heading">
      <div className="wrap">
        <SectionHeading
          label={t('deliverables.label')}
          heading={t('deliverables.heading')}
          id="deliverables-heading"
        />
        <ol className={styles.steps}>
          {steps.map((id) => (
            <li key={id} data-step={id}>
              <p className="label soft">{t(`deliverables.steps.${id}.when`)}</p>
              <h3>{t(`deliverables.steps.${id}.title`)}</h3>
              <p>{t(`deliverables.steps.${id}.body`, fourHourCoverage)}</p>
              <p className="note">
                {features
                  .map((feature) => t(`deliverables.steps.${id}.features.${feature}`))
                  .join('\u00a0· ')}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Mission() {
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

function DemoVideo() {
  const { t } = useTranslation(['home-sections', 'common'])
  return (
    <section id="video" className="section tone" aria-labelledby="video-heading">
      <div className={`wrap split ${styles.split}`}>
        <SectionHeading id="video-heading" label={t('story.video.label')} heading={t('story.video.heading')}>
          <ExternalLink
            href={config.demoVideoUrl}
            className={buttonClass({ tone: 'tonal', size: 'small' })}
            newTabLabel={t('common:opensInNewTab')}
          >
            {t('story.video.external')} <Icon name="external" />
          </ExternalLink>
        </SectionHeading>
        <VideoFacade
          src={config.demoVideoUrl}
          title={t('story.video.title')}
          playLabel={t('story.video.play')}
          isOnline={useOnline()}
          probe={hasNetwork}
          offlineNote={t('story.video.offline')}
          art={heroFootball}
          mirrors
        >
          <p className="note">{t('story.video.hint')}</p>
        </VideoFacade>
      </div>
    </section>
  )
}
