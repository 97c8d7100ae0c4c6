import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { gameColours, gameIds } from '@/content/services/service-facts.ts'
import { ColourSwatch, GamePreview } from '@/drawings/game-preview.tsx'
import { cleanLine } from '@/lib/typed-text.ts'
import { Choices } from '@/ui/blocks/choices.tsx'
import { Field } from '@/ui/form/field.tsx'

const maxNameLength = 24
const answers = ['a', 'b', 'c'] as const

/** A game with the visitor's name and colour. */
export function WhiteLabelPreview() {
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
      <Field label={t('preview.club')}>
        {(control) => (
          <input
            {...control}
            type="text"
            name="club"
            autoComplete="organization"
            maxLength={maxNameLength}
            placeholder={t('preview.sampleClub')}
            value={club}
            onChange={(event) => setClub(event.currentTarget.value)}
          />
        )}
      </Field>
    </GamePreview>
  )
}
