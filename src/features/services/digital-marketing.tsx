import { useTranslation } from 'react-i18next'
import { serviceQuestions } from '@/content/questions.ts'
import { withWords } from '@/lib/listed.ts'
import { AskButton } from './blocks/ask-button.tsx'
import { Block } from './blocks/block.tsx'
import { Closing } from './blocks/closing.tsx'
import { Faq } from './blocks/faq.tsx'
import { Features } from './blocks/features.tsx'
import { FightWeek } from './illustrations/fight-week.tsx'
import { MarketingPackages } from './marketing-packages.tsx'

const work = [
  { id: 'social', icon: 'share' },
  { id: 'film', icon: 'video' },
  { id: 'paid', icon: 'campaign' },
  { id: 'athletes', icon: 'athlete' },
  { id: 'community', icon: 'chat' },
  { id: 'report', icon: 'chart' },
] as const
const questions = serviceQuestions['digital-marketing']

export function DigitalMarketing() {
  const { t } = useTranslation('service-digital-marketing')
  return (
    <>
      <Block id="run" label={t('run.label')} heading={t('run.heading')}>
        <Features items={withWords(work, t('run.items', { returnObjects: true }))} />
      </Block>
      <Block id="week" tone="tone" label={t('week.label')} heading={t('week.heading')} lead={t('week.lead')}>
        <FightWeek />
      </Block>
      <Block
        id="packages"
        label={t('packages.label')}
        heading={t('packages.heading')}
        lead={t('packages.lead')}
      >
        <MarketingPackages />
      </Block>
      <Faq ids={questions} {...t('faq', { returnObjects: true })} />
      <Closing service="digital-marketing" label={t('closing.label')} heading={t('closing.heading')}>
        <AskButton service="digital-marketing" ask="start" />
        <AskButton service="digital-marketing" ask="quote" tone="tonal" />
      </Closing>
    </>
  )
}
