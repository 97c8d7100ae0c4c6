import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { recordText } from '@/content/bouts/record-text.ts'
import type { SportsEvent } from '@/content/events/types.ts'
import { cardOf, listedCardOf, recordBefore, rosterOf } from '@/content/bouts/records.ts'
import { sideOf, type Corner, flagOf } from '@/content/bouts/sides.ts'
import type { CombatBout, TeamMatch } from '@/content/bouts/types.ts'
import { versusInFight, versus } from '@/content/bouts/versus.ts'
import { playerFacts } from '@/content/players/player-facts.ts'
import { isCombat, sports } from '@/content/sports.ts'
import { findTeam } from '@/content/teams/teams.ts'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import { useScrollToHash } from '@/platform/hydration/scroll-to-hash.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Crest } from '@/drawings/athlete/crest.tsx'
import { PlayerCard } from '@/drawings/athlete/player-card.tsx'
import { Flag } from '@/ui/flag.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { boutAnchor } from './bout-anchor.ts'
import { BoutResult } from './bout-result.tsx'
import { BoutHead } from './bout-terms.tsx'
import rows from './event-bout.module.css'
import { EventBout } from './event-bout.tsx'
import { GoingIn } from './going-in.tsx'
import styles from './fight-card.module.css'
import { SideLink } from './side-link.tsx'
import { WonTag } from './won-tag.tsx'

/** All bouts of the event: the main bout as cards, the others as rows. */
export function FightCard({ event }: { event: SportsEvent }) {
  const { t } = useTranslation(['event', 'demo'])
  useScrollToHash()
  const [main] = cardOf(event.id)
  const others = listedCardOf(event.id).filter((bout) => bout !== main)
  return (
    <>
      <section aria-labelledby="card" className="grid gap-5">
        <h2 id="card" className="visually-hidden">
          {t(isCombat(event.sport) ? 'tabs.card' : 'tabs.matchCard')}
        </h2>
        {!main && <p className="lead">{t('card.none')}</p>}
        {main?.kind === 'combat' && event.status !== 'past' && <p className="note">{t('demo:start.note')}</p>}
        {main?.kind === 'combat' && <MainBout bout={main} scoreId={hiddenScoreId('event', event.id)} />}
        {main?.kind === 'match' && <MainMatch bout={main} scoreId={hiddenScoreId('event', event.id)} />}
      </section>
      {others.length > 0 && (
        <section aria-labelledby="rest">
          <h2 id="rest">{t('card.rest')}</h2>
          <ol>
            {others.map((bout) => (
              <li key={bout.order}>
                <EventBout bout={bout} scoreId={hiddenScoreId('event', event.id)} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}

type MainBoutProps = { bout: CombatBout; /** See `platform/device/hide-scores`. */ scoreId: string }

/** The main fight, as two player cards. */
function MainBout({ bout, scoreId }: MainBoutProps) {
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

type MainMatchProps = { bout: TeamMatch; /** See `platform/device/hide-scores`. */ scoreId: string }

/** The main match: two crests, and the score once the match is over. */
function MainMatch({ bout, scoreId }: MainMatchProps) {
  const language = useLanguage()
  return (
    <article id={boutAnchor(bout)} className={`${rows.anchor} grid gap-4`}>
      <BoutHead bout={bout} />
      <div className={`arena ${styles.panel}`}>
        <TeamCorner bout={bout} corner="red" scoreId={scoreId} />
        <b className={styles.versus}>{versus[language]}</b>
        <TeamCorner bout={bout} corner="blue" scoreId={scoreId} />
      </div>
      <BoutResult bout={bout} scoreId={scoreId} />
    </article>
  )
}

function TeamCorner({ bout, corner, scoreId }: MainMatchProps & { corner: Corner }) {
  const { t } = useTranslation('event')
  const language = useLanguage()
  const side = sideOf(bout, corner)
  const { team } = side
  if (!team) return null
  const { flag, name } = flagOf(side)
  const members = rosterOf(team).slice(0, 8)
  return (
    <div className={styles.team} data-corner={corner}>
      <Crest
        short={team.short[language]}
        nation={team.country}
        members={members.map((player) => ({
          record: recordBefore(player, bout),
          seed: player.id,
          nation: player.country,
        }))}
      />
      <h3 className={styles.name}>
        <SideLink side={side} />
      </h3>
      <p className="row gap-2">
        <Flag src={flag} unknownLabel="" />
        <span className="visually-hidden">{name[language]}</span>
        <span className="visually-hidden">{t('card.record')}</span>
        <Ltr numeral>{recordText(side.record, language)}</Ltr>
        {bout.result && <GoingIn />}
      </p>
      {bout.result && (
        <p className={`row ${styles.score}`}>
          <span data-hidden-score={scoreId}>
            <Ltr numeral>{bout.result[`${corner}Score`]}</Ltr>
          </span>
          <WonTag bout={bout} corner={corner} scoreId={scoreId} />
        </p>
      )}
    </div>
  )
}
