import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { CombatBout } from '@/content/bouts/types.ts'
import { playerFacts } from '@/content/players/player-facts.ts'
import { findTeam } from '@/content/teams/teams.ts'
import { versusInFight } from '@/content/bouts/versus.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { PlayerCard } from '@/ui/athlete/player-card.tsx'
import { boutAnchor } from './bout-anchor.ts'
import rows from './event-bout.module.css'
import { GoingIn } from './going-in.tsx'
import { WonTag } from './won-tag.tsx'
import { BoutHead } from './bout-terms.tsx'
import { BoutResult } from './bout-result.tsx'
import styles from './main-bout.module.css'
import { sideOf, type Corner } from '@/content/bouts/sides.ts'
import { sports } from '@/content/sports.ts'

type MainBoutProps = { bout: CombatBout; /** See `platform/device/hide-scores`. */ scoreId: string }

/** The main fight, as two player cards. */
export function MainBout({ bout, scoreId }: MainBoutProps) {
  const language = useLanguage()
  return (
    <article id={boutAnchor(bout)} className={`${rows.anchor} grid gap-4`}>
      <div>
        <BoutHead bout={bout} />
      </div>
      <div className={styles.billing}>
        <CornerCard bout={bout} corner="red" scoreId={scoreId} />
        <b className={styles.versus}>{versusInFight[language]}</b>
        <CornerCard bout={bout} corner="blue" scoreId={scoreId} />
      </div>
      <BoutResult bout={bout} scoreId={scoreId} />
    </article>
  )
}

function CornerCard({ bout, corner, scoreId }: MainBoutProps & { corner: Corner }) {
  const { t } = useTranslation(['event', 'demo'])
  const language = useLanguage()
  const { player, record } = sideOf(bout, corner)
  if (!player) return null
  const team = findTeam(player.team)
  return (
    <PlayerCard
      {...playerFacts(player, language, record)}
      corner={corner}
      link={
        <Link to="/player/$playerId" params={{ playerId: player.id }}>
          {player.name[language]}
        </Link>
      }
      rankLabel={t('card.ranked')}
      sport={sports[player.sport].name[language]}
      details={[t(`demo:divisions.division.${player.division}`), team?.name[language]]
        .filter(Boolean)
        .join(' · ')}
      recordLabel={t('card.record')}
      status={t(`demo:condition.${player.status}.${player.gender}`)}
      recordNote={bout.result && <GoingIn />}
      outcome={bout.result && <WonTag bout={bout} corner={corner} scoreId={scoreId} />}
    />
  )
}
