import { useTranslation } from 'react-i18next'
import { serviceQuestions } from '@/content/faq-questions.ts'
import { gameIds, type GameId, gameColours } from '@/content/services/service-facts.ts'
import { listMessages, withMessages } from '@/lib/list-messages.ts'
import type { IconName } from '@/ui/icon.tsx'
import { Block } from '@/ui/blocks/block.tsx'
import { ClosingCta } from './closing-cta.tsx'
import { Comparison } from '@/ui/blocks/comparison.tsx'
import { Faq } from '@/ui/blocks/faq.tsx'
import { Features } from '@/ui/blocks/features.tsx'
import { Steps } from '@/ui/blocks/steps.tsx'
import { useState } from 'react'
import { ColourSwatch, GamePreview } from '@/drawings/game-preview.tsx'
import { cleanLine } from '@/lib/typed-text.ts'
import { Choices } from '@/ui/blocks/choices.tsx'
import { TextField } from '@/ui/form/field.tsx'

const games = [
  { id: 'fantasy', icon: 'people' },
  { id: 'prediction', icon: 'target' },
  { id: 'trivia', icon: 'help' },
  { id: 'cards', icon: 'packages' },
] as const satisfies readonly { id: GameId; icon: IconName }[]
const partsOfGame = ['name', 'players', 'rules', 'scores', 'stores', 'prizes'] as const
const steps = ['brief', 'build', 'launch', 'season'] as const

export function MobileGames() {
  const { t } = useTranslation('service-mobile-games')
  return (
    <>
      <Block id="preview" label={t('preview.label')} heading={t('preview.heading')} lead={t('preview.lead')}>
        <WhiteLabelPreview />
      </Block>
      <Block id="games" tone="tone" label={t('games.label')} heading={t('games.heading')}>
        <Features columns={2} items={withMessages(games, t('games.items', { returnObjects: true }))} />
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
      <Faq ids={serviceQuestions['mobile-games']} {...t('faq', { returnObjects: true })} />
      <ClosingCta heading={t('closing.heading')} service="mobile-games" asks={['start', 'demo']} />
    </>
  )
}

const maxNameLength = 24
const answers = ['a', 'b', 'c'] as const

/** A game with the visitor's name and colour. */
function WhiteLabelPreview() {
  const { t } = useTranslation('service-mobile-games')
  const [club, setClub] = useState('')
  return (
    <GamePreview
      label={t('preview.stage')}
      club={cleanLine(club) || t('preview.sampleClub')}
      screens={gameIds.map((id) => ({
        id,
        kicker: t(`preview.screens.${id}.kicker`),
        title: t(`preview.screens.${id}.title`),
        answers: answers.map((answer) => t(`preview.screens.${id}.${answer}`)),
        button: t(`preview.screens.${id}.button`),
      }))}
    >
      <Choices
        name="preview-game"
        legend={t('preview.game')}
        chosen={[gameIds[0]]}
        options={gameIds.map((id) => ({ value: id, label: t(`games.items.${id}.title`) }))}
      />
      <Choices
        name="preview-colour"
        legend={t('preview.colour')}
        chosen={[gameColours[0]]}
        options={gameColours.map((colour) => ({
          value: colour,
          label: t(`preview.colours.${colour}`),
          lead: <ColourSwatch colour={colour} />,
        }))}
      />
      <TextField
        label={t('preview.club')}
        name="club"
        autoComplete="organization"
        maxLength={maxNameLength}
        placeholder={t('preview.sampleClub')}
        value={club}
        onChange={(event) => setClub(event.currentTarget.value)}
      />
    </GamePreview>
  )
}
