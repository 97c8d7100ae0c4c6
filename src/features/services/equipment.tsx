import { useTranslation } from 'react-i18next'
import { serviceQuestions } from '@/content/faq-questions.ts'
import { claims } from '@/content/claims.ts'
import { listMessages, withMessages } from '@/lib/list-messages.ts'
import { ServiceCta } from './service-cta.tsx'
import { Block } from '@/ui/blocks/block.tsx'
import { ClosingCta } from './closing-cta.tsx'
import { Crates } from './illustrations/crates.tsx'
import { Faq } from '@/ui/blocks/faq.tsx'
import { Features } from '@/ui/blocks/features.tsx'
import { Steps } from '@/ui/blocks/steps.tsx'

const terms = [
  { id: 'bulk', icon: 'inventory' },
  { id: 'shipping', icon: 'globe' },
  { id: 'branding', icon: 'palette' },
] as const
const steps = ['list', 'quote', 'sample', 'ship'] as const
const questions = serviceQuestions['sports-equipment']

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
        <Crates />
      </Block>
      <Block id="terms" tone="tone" label={t('terms.label')} heading={t('terms.heading')}>
        <Features items={withMessages(terms, t('terms.items', { returnObjects: true }))} />
      </Block>
      <Block id="steps" label={t('steps.label')} heading={t('steps.heading')}>
        <Steps
          items={listMessages(steps, t('steps.items', { returnObjects: true, hours: claims.replyHours }))}
        />
      </Block>
      <section className="section slab" aria-labelledby="bulk-heading">
        <div className="wrap stack">
          <h2 id="bulk-heading">{t('bulk.heading')}</h2>
          <p className="lead">{t('bulk.lead')}</p>
          <ServiceCta service="sports-equipment" ask="bulk" />
        </div>
      </section>
      <Faq ids={questions} {...t('faq', { returnObjects: true })} />
      <ClosingCta service="sports-equipment" label={t('closing.label')} heading={t('closing.heading')}>
        <ServiceCta service="sports-equipment" ask="general" />
      </ClosingCta>
    </>
  )
}
