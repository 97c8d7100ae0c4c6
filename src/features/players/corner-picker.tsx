import { useTranslation } from 'react-i18next'
import { findPlayer, players } from '@/content/players/players.ts'
import type { Player } from '@/content/players/types.ts'
import { sportIds } from '@/content/sport-ids.ts'
import { sports } from '@/content/sports.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Field } from '@/ui/form/field.tsx'

type CornerPickerProps = {
  label: string
  chosen: Player | undefined
  /** The player in the other corner, who cannot be chosen here. */
  other: Player | undefined
  onChoose: (player: Player) => void
}

export function CornerPicker({ label, chosen, other, onChoose }: CornerPickerProps) {
  const { t } = useTranslation('players')
  const language = useLanguage()
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          value={chosen?.id ?? ''}
          onChange={(event) => {
            const next = findPlayer(event.target.value)
            if (next) onChoose(next)
          }}
        >
          {!chosen && <option value="">{t('compare.choose')}</option>}
          {sportIds.map((sport) => (
            <optgroup key={sport} label={sports[sport].name[language]}>
              {players
                .filter((player) => player.sport === sport)
                .map((player) => (
                  <option key={player.id} value={player.id} disabled={player === other && player !== chosen}>
                    {player.name[language]}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  )
}
