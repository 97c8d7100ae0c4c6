import { useTranslation } from 'react-i18next'
import { serviceQuestions } from '@/content/faq-questions.ts'
import { claims } from '@/content/claims.ts'
import { listMessages, withMessages } from '@/lib/list-messages.ts'
import { ServiceCta, ServiceCtas } from './service-cta.tsx'
import { Block } from '@/ui/blocks/block.tsx'
import { Closing } from '@/ui/blocks/closing.tsx'
import { Row, Rows } from '@/ui/blocks/row.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Faq } from '@/ui/blocks/faq.tsx'
import { Features } from '@/ui/blocks/features.tsx'
import { Steps } from '@/ui/blocks/steps.tsx'

const crates = [
  { id: 'football', icon: 'football' },
  { id: 'boxing', icon: 'athlete' },
  { id: 'cricket', icon: 'cricket' },
  { id: 'training', icon: 'equipment' },
  { id: 'mma', icon: 'gloves' },
] as const
const contents = ['a', 'b', 'c', 'd'] as const
const terms = [
  { id: 'bulk', icon: 'inventory' },
  { id: 'shipping', icon: 'globe' },
  { id: 'branding', icon: 'palette' },
] as const
const steps = ['list', 'quote', 'sample', 'ship'] as const

export function Equipment() {
  const { t } = useTranslation('service-sports-equipment')
  return (
    <>
      <Block
        id="crates"
        label={t('manifest.label')}
        heading={t('manifest.heading')}
        lead={t('manifest.lead')}
      >
        <Rows>
          {crates.map(({ id, icon }) => {
            const title = t(`manifest.items.${id}.title`)
            return (
              <Row
                key={id}
                lead={<Icon name={icon} />}
                title={title}
                note={t(`manifest.items.${id}.line`)}
                end={
                  <ServiceCta service="sports-equipment" ask="order" tone="tonal" part={title}>
                    {t('manifest.ask')} <span className="visually-hidden">{title}</span>
                  </ServiceCta>
                }
              >
                <p className="note">
                  {contents.map((line) => t(`manifest.items.${id}.${line}`)).join(' · ')}
                </p>
              </Row>
            )
          })}
        </Rows>
      </Block>
      <Block id="terms" tone="tone" label={t('terms.label')} heading={t('terms.heading')}>
        <Features items={withMessages(terms, t('terms.items', { returnObjects: true }))} />
      </Block>
      <Block id="steps" label={t('steps.label')} heading={t('steps.heading')}>
        <Steps
          items={listMessages(steps, t('steps.items', { returnObjects: true, hours: claims.replyHours }))}
        />
      </Block>
      <Faq ids={serviceQuestions['sports-equipment']} {...t('faq', { returnObjects: true })} />
      <Closing tone="slab" heading={t('bulk.heading')} lead={t('bulk.lead')}>
        <ServiceCtas service="sports-equipment" asks={['bulk', 'general']} />
      </Closing>
    </>
  )
}
