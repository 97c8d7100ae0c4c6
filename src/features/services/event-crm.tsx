import { useTranslation } from 'react-i18next'
import { serviceQuestions } from '@/content/faq-questions.ts'
import { claims } from '@/content/claims.ts'
import { withMessages } from '@/lib/list-messages.ts'
import { ServiceCtas } from './service-cta.tsx'
import { MoreLink } from '@/ui/button.tsx'
import { Block } from '@/ui/blocks/block.tsx'
import { Comparison } from '@/ui/blocks/comparison.tsx'
import { Faq } from '@/ui/blocks/faq.tsx'
import { Features } from '@/ui/blocks/features.tsx'
import { StatCallout } from '@/ui/blocks/stat-callout.tsx'

const desks = [
  { id: 'athletes', icon: 'athlete' },
  { id: 'events', icon: 'calendar' },
  { id: 'finances', icon: 'wallet' },
  { id: 'operations', icon: 'truck' },
] as const
const moments = ['agreed', 'week', 'weighIn', 'night', 'after'] as const

export function EventCrm() {
  const { t } = useTranslation('service-event-crm')
  return (
    <>
      <Block
        id="desks"
        label={t('desks.label')}
        heading={t('desks.heading')}
        aside={
          <MoreLink to="/service/$service" params={{ service: 'sporte-event-crm' }}>
            {t('sibling')}
          </MoreLink>
        }
      >
        <Features columns={2} items={withMessages(desks, t('desks.items', { returnObjects: true }))} />
      </Block>
      <Block id="bout" tone="tone" label={t('bout.label')} heading={t('bout.heading')} lead={t('bout.lead')}>
        <Comparison
          rows={moments}
          columns={desks.map(({ id }) => id)}
          texts={{
            ...t('bout', { returnObjects: true }),
            athletes: t('desks.items.athletes.title'),
            events: t('desks.items.events.title'),
            finances: t('desks.items.finances.title'),
            operations: t('desks.items.operations.title'),
          }}
        />
      </Block>
      <Faq ids={serviceQuestions['event-crm']} {...t('faq', { returnObjects: true })} />
      <StatCallout id="trial" figure={String(claims.freeTrialDays)} {...t('trial', { returnObjects: true })}>
        <ServiceCtas service="event-crm" asks={['trial', 'demo']} />
      </StatCallout>
    </>
  )
}
