import { useTranslation } from 'react-i18next'
import { serviceQuestions } from '@/content/faq-questions.ts'
import { claims } from '@/content/claims.ts'
import { accuracies } from '@/content/services/service-facts.ts'
import { bareFigure } from '@/lib/format/figure.ts'
import { listMessages, withMessages } from '@/lib/list-messages.ts'
import { ButtonLink } from '@/ui/button.tsx'
import { Stats } from '@/ui/stats.tsx'
import { ServiceCtas } from './service-cta.tsx'
import { Block } from '@/ui/blocks/block.tsx'
import { Bars } from '@/ui/blocks/bars.tsx'
import { Faq } from '@/ui/blocks/faq.tsx'
import { Features } from '@/ui/blocks/features.tsx'
import { StatCallout } from '@/ui/blocks/stat-callout.tsx'
import { Steps } from '@/ui/blocks/steps.tsx'

/** The accuracy of a guess between two outcomes, in percent. The bars start there. */
const coinToss = 50
const phases = ['before', 'during', 'after'] as const
const limits = [
  { id: 'referee', icon: 'scales' },
  { id: 'bet', icon: 'shield' },
  { id: 'sure', icon: 'percent' },
] as const

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
        <div className="stack">
          <div className="ends note">
            <span>{t('coin.toss')}</span>
            <span>{t('coin.always')}</span>
          </div>
          <Bars
            isRanked
            items={accuracies.map(({ id, figure }) => ({
              id,
              name: t(`coin.rows.${id}.name`),
              note: t(`coin.rows.${id}.what`),
              figure,
              share: (Number.parseFloat(figure) - coinToss) / (100 - coinToss),
            }))}
          />
        </div>
      </Block>
      <Block id="phases" tone="tone" label={t('phases.label')} heading={t('phases.heading')}>
        <Steps
          items={listMessages(
            phases,
            t('phases.items', { returnObjects: true, variables: bareFigure(claims.variables) }),
          )}
        />
        <Stats
          stats={[
            { figure: claims.engagementGrowth, label: t('figures.engagement') },
            { figure: claims.revenueGrowth, label: t('figures.revenue') },
            { figure: claims.planningTime, label: t('figures.planning') },
            { figure: claims.variables, label: t('figures.variables') },
          ]}
        />
        <div className="row">
          <ButtonLink to="/ai-analytics" tone="tonal">
            {t('phases.analytics')}
          </ButtonLink>
          <ButtonLink to="/ai-services" tone="tonal">
            {t('phases.services')}
          </ButtonLink>
        </div>
      </Block>
      <Block id="limits" label={t('limits.label')} heading={t('limits.heading')}>
        <Features items={withMessages(limits, t('limits.items', { returnObjects: true }))} />
      </Block>
      <Faq ids={serviceQuestions['sporte-ai']} {...t('faq', { returnObjects: true })} />
      <StatCallout id="trial" figure={String(claims.freeTrialDays)} {...t('trial', { returnObjects: true })}>
        <ServiceCtas service="sporte-ai" asks={['trial', 'advice']} />
      </StatCallout>
    </>
  )
}
