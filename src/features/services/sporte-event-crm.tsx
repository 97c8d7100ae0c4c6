import { useTranslation } from 'react-i18next'
import { serviceQuestions } from '@/content/faq-questions.ts'
import { claims } from '@/content/claims.ts'
import { withMessages } from '@/lib/list-messages.ts'
import { MoreLink } from '@/ui/button.tsx'
import { Icon } from '@/ui/icon.tsx'
import { ServiceCtas } from './service-cta.tsx'
import { Block } from '@/ui/blocks/block.tsx'
import { Comparison } from '@/ui/blocks/comparison.tsx'
import { Faq } from '@/ui/blocks/faq.tsx'
import { Features } from '@/ui/blocks/features.tsx'
import { StatCallout } from '@/ui/blocks/stat-callout.tsx'
import { runUp } from '@/content/services/service-facts.ts'
import { Row, Rows } from '@/ui/blocks/row.tsx'
import { Ltr } from '@/ui/ltr.tsx'

const drawers = [
  { id: 'calendar', icon: 'calendar' },
  { id: 'tickets', icon: 'tickets' },
  { id: 'crew', icon: 'people' },
  { id: 'sponsors', icon: 'handshake' },
  { id: 'accreditation', icon: 'vip' },
  { id: 'settlement', icon: 'wallet' },
] as const
const aspects = ['centre', 'used', 'by', 'ends', 'together'] as const

export function SporteEventCrm() {
  const { t } = useTranslation('service-sporte-event-crm')
  return (
    <>
      <Block id="run-up" label={t('runup.label')} heading={t('runup.heading')} lead={t('runup.lead')}>
        <RunUp />
      </Block>
      <Block id="modules" tone="tone" label={t('modules.label')} heading={t('modules.heading')}>
        <Features items={withMessages(drawers, t('modules.items', { returnObjects: true }))} />
      </Block>
      <Block
        id="which"
        label={t('which.label')}
        heading={t('which.heading')}
        aside={
          <MoreLink to="/service/$service" params={{ service: 'event-crm' }}>
            {t('which.link')}
          </MoreLink>
        }
      >
        <Comparison
          rows={aspects}
          columns={['athlete', 'event']}
          texts={t('which', { returnObjects: true })}
        />
      </Block>
      <Faq ids={serviceQuestions['sporte-event-crm']} {...t('faq', { returnObjects: true })} />
      <StatCallout
        id="time"
        figure={claims.planningTime}
        {...t('time', { returnObjects: true, days: claims.freeTrialDays })}
      >
        <ServiceCtas service="sporte-event-crm" asks={['trial', 'start']} />
      </StatCallout>
    </>
  )
}

/** The schedule before the event, counted back from the night: what is due, when, and who does it. */
function RunUp() {
  const { t } = useTranslation('service-sporte-event-crm')
  return (
    <Rows ordered>
      {runUp.map(({ id, days }) => (
        <Row
          key={id}
          lead={days === 0 ? <Icon name="notifications" /> : <Ltr>{days > 0 ? days : `+${-days}`}</Ltr>}
          kicker={`${when(days)} · ${t(`runup.items.${id}.owner`)}`}
          title={t(`runup.items.${id}.title`)}
          note={t(`runup.items.${id}.body`)}
        />
      ))}
    </Rows>
  )

  function when(days: number): string {
    if (days === 0) return t('runup.night')
    if (days < 0) return t('runup.after')
    return days <= 10 ? t('runup.beforeFew') : t('runup.before')
  }
}
