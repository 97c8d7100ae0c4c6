import { useHydrated } from '@tanstack/react-router'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { heroFootball } from '@/assets/art/hero-football.ts'
import { config } from '@/config.ts'
import { claims } from '@/content/claims.ts'
import { fourHourCoverage } from '@/content/packages.ts'
import { hasNetwork } from '@/platform/device/network-probe.ts'
import { useOnline } from '@/platform/device/online.ts'
import { Block } from '@/ui/blocks/block.tsx'
import { Steps } from '@/ui/blocks/steps.tsx'
import { ButtonLink } from '@/ui/button.tsx'
import { ExternalLink } from '@/shared/external-link.tsx'
import { Icon } from '@/ui/icon.tsx'
import { VideoFacade } from '@/ui/media/video-facade.tsx'
import { Stats } from '@/ui/stats.tsx'
import unseen from '@/ui/unseen.module.css'
import { AppSection } from './app-section.tsx'
import { PackagesSection } from './packages/packages-section.tsx'
import { Partners } from './partners.tsx'
import { ServiceCards } from './service-cards.tsx'
import styles from './home-sections.module.css'
import { coin } from '@/assets/art/coin.ts'
import { rewards, rewardTiers, type RewardTier } from '@/content/rewards.ts'
import { formatNumber } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Promo } from '@/ui/media/promo.tsx'

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
      <div className="section arena">
        <div className="wrap split">
          <DemoVideo />
          <Mission />
        </div>
      </div>
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
    <Block id="deliverables" tone="tone" label={t('deliverables.label')} heading={t('deliverables.heading')}>
      <Steps
        items={steps.map((id) => ({
          id,
          title: (
            <>
              {t(`deliverables.steps.${id}.title`)}{' '}
              <span className="note">{t(`deliverables.steps.${id}.when`)}</span>
            </>
          ),
          body: (
            <>
              {t(`deliverables.steps.${id}.body`, fourHourCoverage)}
              <span className="grid note">
                {features
                  .map((feature) => t(`deliverables.steps.${id}.features.${feature}`))
                  .join('\u00a0· ')}
              </span>
            </>
          ),
        }))}
      />
    </Block>
  )
}

function Mission() {
  const { t } = useTranslation('home-sections')
  return (
    <section id="about" className="stack gap-5" aria-labelledby="about-heading">
      <h2 id="about-heading">{t('story.mission.heading')}</h2>
      <p className="lead">{t('story.mission.lead')}</p>
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
      <p>
        <ButtonLink to="/about" tone="tonal">
          {t('story.mission.more')}
        </ButtonLink>
      </p>
    </section>
  )
}

function DemoVideo() {
  const { t } = useTranslation('home-sections')
  return (
    <section id="video" className="stack gap-3" aria-labelledby="video-heading">
      <h2 id="video-heading" className="title-2">
        {t('story.video.heading')}
      </h2>
      <VideoFacade
        src={config.demoVideoUrl}
        title={t('story.video.title')}
        playLabel={t('story.video.play')}
        isOnline={useOnline()}
        probe={hasNetwork}
        offlineNote={t('story.video.offline')}
        art={heroFootball}
        mirrors
      />
      <p className="ends note">
        {t('story.video.hint')}
        <ExternalLink href={config.demoVideoUrl} className="link">
          {t('story.video.external')} <Icon name="external" />
        </ExternalLink>
      </p>
    </section>
  )
}

/** The rewards section, with the points of each tier. */
function RewardCoin() {
  const { t } = useTranslation('home-sections')
  const language = useLanguage()
  const range = ({ from, to }: RewardTier) =>
    to === null
      ? `${formatNumber(from, language)}+`
      : `${formatNumber(from, language)}–${formatNumber(to, language)}`
  return (
    <Promo
      id="sportecoin"
      heading={t('coin.heading')}
      lead={t('coin.lead', { bonus: rewards.welcomeBonus, vipDays: rewards.vipDays })}
      art={coin}
      stats={rewardTiers.map((tier) => ({ figure: range(tier), label: t(`coin.tiers.${tier.id}`) }))}
    >
      <ButtonLink to="/sporte-coin">{t('coin.how')}</ButtonLink>
      <span className="small">{t('coin.expiry', { count: rewards.expiryMonths })}</span>
    </Promo>
  )
}
