import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { serviceQuestions } from '@/content/faq-questions.ts'
import { claims } from '@/content/claims.ts'
import { bareFigure } from '@/lib/format/figure.ts'
import { listMessages, withMessages } from '@/lib/list-messages.ts'
import { buttonClass } from '@/ui/button.ts'
import { Stats } from '@/ui/stats.tsx'
import { ServiceCta } from './service-cta.tsx'
import { Block } from '@/ui/blocks/block.tsx'
import { ClosingCta } from './closing-cta.tsx'
import { CoinToss } from './illustrations/coin-toss.tsx'
import { Faq } from '@/ui/blocks/faq.tsx'
import { Features } from '@/ui/blocks/features.tsx'
import { StatCallout } from '@/ui/blocks/stat-callout.tsx'
import { Steps } from '@/ui/blocks/steps.tsx'

const phases = ['before', 'during', 'after'] as const
const limits = [
  { id: 'referee', icon: 'scales' },
  { id: 'bet', icon: 'shield' },
  { id: 'sure', icon: 'percent' },
] as const
const questions = serviceQuestions['sporte-ai']

export function SporteAi() {
  const { t } = useTranslation('service-sporte-ai')
  return (
    <>
      <Block
        id="accuracy"
        shape="split"
        label={t('coin.label')}
        heading={t('coin.heading')}
        lead={t('coin.lead')}
      >
        <CoinToss />
      </Block>
      <Block id="phases" tone="tone" label={t('phases.label')} heading={t('phases.heading')}>
        <Steps
          items={listMessages(
            phases,
            t('phases.items', { returnObjects: true, variables: bareFigure(claims.variables) }),
          )}
        />
        <div className="row">
          <Link to="/ai-analytics" className={buttonClass({ tone: 'tonal' })}>
            {t('phases.analytics')}
          </Link>
          <Link to="/ai-services" className={buttonClass({ tone: 'tonal' })}>
            {t('phases.services')}
          </Link>
        </div>
      </Block>
      <section className="section">
        <div className="wrap">
          <Stats
            size="large"
            stats={[
              { figure: claims.engagementGrowth, label: t('figures.engagement') },
              { figure: claims.revenueGrowth, label: t('figures.revenue') },
              { figure: claims.planningTime, label: t('figures.planning') },
              { figure: claims.variables, label: t('figures.variables') },
            ]}
          />
        </div>
      </section>
      <Block id="limits" label={t('limits.label')} heading={t('limits.heading')}>
        <Features items={withMessages(limits, t('limits.items', { returnObjects: true }))} />
      </Block>
      <Faq ids={questions} {...t('faq', { returnObjects: true })} />
      <StatCallout
        id="trial"
        figure={String(claims.freeTrialDays)}
        unit={t('trial.unit')}
        heading={t('trial.heading')}
        lead={t('trial.lead')}
      >
        <ServiceCta service="sporte-ai" ask="trial" />
      </StatCallout>
      <ClosingCta service="sporte-ai" tone="plain" label={t('closing.label')} heading={t('closing.heading')}>
        <ServiceCta service="sporte-ai" ask="advice" tone="tonal" />
        <ServiceCta service="sporte-ai" ask="quote" tone="tonal" />
      </ClosingCta>
    </>
  )
}
