import { useTranslation } from 'react-i18next'
import { serviceQuestions } from '@/content/faq-questions.ts'
import { gameIds, type GameId } from '@/content/services/service-facts.ts'
import { listMessages } from '@/lib/list-messages.ts'
import type { IconName } from '@/ui/icon.tsx'
import { ServiceCta } from './service-cta.tsx'
import { Block } from '@/ui/blocks/block.tsx'
import { ClosingCta } from './closing-cta.tsx'
import { Comparison } from '@/ui/blocks/comparison.tsx'
import { Faq } from '@/ui/blocks/faq.tsx'
import { Features } from '@/ui/blocks/features.tsx'
import { WhiteLabelPreview } from './white-label-preview.tsx'
import { Steps } from '@/ui/blocks/steps.tsx'

const icons: Record<GameId, IconName> = {
  fantasy: 'people',
  prediction: 'target',
  trivia: 'help',
  cards: 'packages',
}
const partsOfGame = ['name', 'players', 'rules', 'scores', 'stores', 'prizes'] as const
const steps = ['brief', 'build', 'launch', 'season'] as const
const questions = serviceQuestions['mobile-games']

export function MobileGames() {
  const { t } = useTranslation('service-mobile-games')
  return (
    <>
      <Block id="preview" label={t('preview.label')} heading={t('preview.heading')} lead={t('preview.lead')}>
        <WhiteLabelPreview />
      </Block>
      <Block id="games" tone="tone" label={t('games.label')} heading={t('games.heading')}>
        <Features
          columns={2}
          items={gameIds.map((id) => ({
            id,
            icon: icons[id],
            title: t(`games.items.${id}.title`),
            body: t(`games.items.${id}.body`),
          }))}
        />
      </Block>
      <Block id="whose" label={t('whose.label')} heading={t('whose.heading')}>
        <Comparison
          rows={partsOfGame}
          columns={['yours', 'ours']}
          texts={t('whose', { returnObjects: true })}
        />
      </Block>
      <Block id="steps" tone="tone" label={t('steps.label')} heading={t('steps.heading')}>
        <Steps items={listMessages(steps, t('steps.items', { returnObjects: true }))} />
      </Block>
      <Faq ids={questions} {...t('faq', { returnObjects: true })} />
      <ClosingCta heading={t('closing.heading')}>
        <ServiceCta service="mobile-games" ask="start" />
        <ServiceCta service="mobile-games" ask="demo" tone="tonal" />
      </ClosingCta>
    </>
  )
}
