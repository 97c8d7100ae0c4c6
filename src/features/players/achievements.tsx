import { useTranslation } from 'react-i18next'
import type { Player } from '@/content/players/types.ts'
import type { Team } from '@/content/teams/types.ts'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { VenueDay } from '@/shared/venue-day.tsx'
import { Row, Rows } from '@/ui/blocks/row.tsx'
import { HiddenScore } from '@/ui/overlays/hidden-score.tsx'

type AchievementsProps = { kind: 'player' | 'team'; of: Player | Team }

/** The achievements of a player or a team, hidden and revealed together. */
export function Achievements({ kind, of: { id, achievements } }: AchievementsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <HiddenScore of={hiddenScoreId(kind, id)} label={t('hideScores.showAll')} isTall>
      <Rows>
        {achievements.map(({ [language]: [title, description], dayOffset }) => (
          <Row
            key={dayOffset}
            kicker={<VenueDay dayOffset={dayOffset} format="year" />}
            title={title}
            note={description}
          />
        ))}
      </Rows>
    </HiddenScore>
  )
}
