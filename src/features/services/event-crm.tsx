import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { serviceQuestions } from '@/content/faq-questions.ts'
import { claims } from '@/content/claims.ts'
import { withMessages } from '@/lib/list-messages.ts'
import { Icon } from '@/ui/icon.tsx'
import { ServiceCta } from './service-cta.tsx'
import { Block } from '@/ui/blocks/block.tsx'
import { BoutLedger } from './illustrations/bout-ledger.tsx'
import { ClosingCta } from './closing-cta.tsx'
import { Faq } from '@/ui/blocks/faq.tsx'
import { Features } from '@/ui/blocks/features.tsx'
import { StatCallout } from '@/ui/blocks/stat-callout.tsx'

const desks = [
  { id: 'athletes', icon: 'athlete' },
  { id: 'events', icon: 'calendar' },
  { id: 'finances', icon: 'wallet' },
  { id: 'operations', icon: 'truck' },
] as const
const questions = serviceQuestions['event-crm']

export function EventCrm() {
  const { t } = useTranslation('service-event-crm')
  return (
    <>
      <Block id="desks" shape="split" label={t('desks.label')} heading={t('desks.heading')}>
        <Features columns={2} items={withMessages(desks, t('desks.items', { returnObjects: true }))} />
      </Block>
      <Block id="bout" tone="tone" label={t('bout.label')} heading={t('bout.heading')} lead={t('bout.lead')}>
        <BoutLedger />
      </Block>
      <Faq ids={questions} {...t('faq', { returnObjects: true })} />
      <Block id="sibling" shape="split" label={t('sibling.label')} heading={t('sibling.heading')}>
        <div className="stack">
          <p className="lead">{t('sibling.lead')}</p>
          <Link to="/service/$service" params={{ service: 'sporte-event-crm' }} className="link">
            {t('sibling.link')}
            <Icon name="arrow-forward" />
          </Link>
        </div>
      </Block>
      <StatCallout
        id="trial"
        figure={String(claims.freeTrialDays)}
        unit={t('trial.unit')}
        heading={t('trial.heading')}
        lead={t('trial.lead')}
      >
        <ServiceCta service="event-crm" ask="trial" />
      </StatCallout>
      <ClosingCta service="event-crm" tone="plain" label={t('closing.label')} heading={t('closing.heading')}>
        <ServiceCta service="event-crm" ask="demo" />
        <ServiceCta service="event-crm" ask="quote" tone="tonal" />
      </ClosingCta>
    </>
  )
}
