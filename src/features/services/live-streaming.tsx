import { useTranslation } from 'react-i18next'
import { serviceQuestions } from '@/content/faq-questions.ts'
import { packages } from '@/content/packages.ts'
import { revenueSplit } from '@/content/services/service-facts.ts'
import { TicketSplit } from '@/drawings/ticket-split.tsx'
import { formatNumber } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { listMessages } from '@/lib/list-messages.ts'
import { Bars } from '@/ui/blocks/bars.tsx'
import { Block } from '@/ui/blocks/block.tsx'
import { ClosingCta } from './closing-cta.tsx'
import { Comparison } from '@/ui/blocks/comparison.tsx'
import { Faq } from '@/ui/blocks/faq.tsx'
import { Steps } from '@/ui/blocks/steps.tsx'
import { Ltr } from '@/ui/ltr.tsx'

const aspects = ['pays', 'suits', 'access', 'brand', 'measure'] as const
const steps = ['price', 'regions', 'air', 'settle'] as const
const largestHall = Math.max(...packages.map(({ freeViewers }) => freeViewers))

export function LiveStreaming() {
  const { t } = useTranslation('service-live-streaming')
  const language = useLanguage()
  return (
    <>
      <Block id="split" label={t('split.label')} heading={t('split.heading')} lead={t('split.lead')}>
        <TicketSplit
          parts={revenueSplit.map(({ id, share }) => ({
            id,
            share,
            term: t(`split.rows.${id}.name`),
            value: <Ltr>{`${share}%`}</Ltr>,
            note: t(`split.rows.${id}.what`),
          }))}
        />
      </Block>
      <Block id="ways" tone="tone" label={t('ways.label')} heading={t('ways.heading')}>
        <Comparison
          rows={aspects}
          columns={['paid', 'sponsored']}
          texts={t('ways', { returnObjects: true })}
        />
      </Block>
      <Block
        id="packages"
        shape="split"
        label={t('caps.label')}
        heading={t('caps.heading')}
        lead={t('caps.lead')}
      >
        <Bars
          items={packages.map(({ id, freeViewers, payPerViewMargin }) => ({
            id,
            name: t(`caps.tiers.${id}`),
            figure: formatNumber(freeViewers, language),
            unit: t('caps.viewers'),
            note:
              payPerViewMargin === null
                ? t('caps.none')
                : t('caps.margin', { margin: `${payPerViewMargin * 100}%` }),
            share: freeViewers / largestHall,
          }))}
        />
      </Block>
      <Block id="steps" tone="tone" label={t('steps.label')} heading={t('steps.heading')}>
        <Steps items={listMessages(steps, t('steps.items', { returnObjects: true }))} />
      </Block>
      <Faq ids={serviceQuestions['live-streaming']} {...t('faq', { returnObjects: true })} />
      <ClosingCta heading={t('closing.heading')} service="live-streaming" asks={['quote', 'advice']} />
    </>
  )
}
