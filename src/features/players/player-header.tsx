import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isListedInFull, yearsActive } from '@/content/players/career.ts'
import { playerFacts } from '@/content/players/player-facts.ts'
import {
  getRecord,
  knockoutRate,
  getNextFight,
  winRate,
  type WinLossRecord,
} from '@/content/bouts/records.ts'
import { sports } from '@/content/sports.ts'
import { findTeam } from '@/content/teams/teams.ts'
import { FollowButton } from '@/shared/follow-button.tsx'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { formatNumber, formatPercent } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { wrapInQuotes } from '@/lib/format/wrap-in-quotes.ts'
import { ShareButton } from '@/shared/share-button.tsx'
import { Flag } from '@/ui/flag.tsx'
import { getInitials } from '@/drawings/athlete/initials.ts'
import { Later } from '@/ui/later.tsx'
import { Ltr } from '@/ui/ltr.tsx'
import { ProfileHead } from '@/drawings/athlete/profile-head.tsx'
import { PlayerStatus } from '@/drawings/athlete/player-status.tsx'
import legend from '@/drawings/athlete/ray-legend.module.css'
import { Stats } from '@/ui/stats.tsx'
import { Sun } from '@/drawings/athlete/sun.tsx'
import { Tag } from '@/ui/tag.tsx'
import type { RayKind } from '@/drawings/athlete/rays.ts'
import { NextBout, type PlayerProps } from './next-up.tsx'

const PlayerPicture = deferred(() => import('./player-picture.tsx'), 'PlayerPicture', {
  until: 'activity',
})

export function PlayerHeader({ player, now, known }: PlayerProps) {
  const { t, i18n } = useTranslation(['player', 'demo', 'common'])
  const language = useLanguage()
  const {
    portrait,
    fullName: name,
    ...facts
  } = playerFacts(player, { language, i18n }, getRecord(player, known))
  const { record } = portrait
  const team = findTeam(player.team)
  const years = now && yearsActive(player, now)
  // Before hydration the longer label is rendered, so that it reserves the width.
  const isDebutYear = years === null ? isListedInFull(player) : years === 0
  const [won, stopped] = [winRate(record), knockoutRate(record)]
  const { kind } = sports[player.sport]
  const next = getNextFight(player, known)
  return (
    <ProfileHead
      nation={player.country}
      drawing={
        <>
          <Sun {...portrait} initials={getInitials(name)} />
          <figcaption>
            <ul className={`row note ${legend.legend}`}>
              {getRays(record).map(({ kind, count }) => (
                <li key={kind} className="line" data-kind={kind}>
                  {t(`rays.${kind}`)}
                  <Ltr>{String(count)}</Ltr>
                </li>
              ))}
            </ul>
          </figcaption>
        </>
      }
    >
      <p className="row">
        <Tag tone="key">
          <span className="visually-hidden">{facts.rankLabel}</span>
          <Ltr>{`#${facts.ranking}`}</Ltr> {facts.sport}
        </Tag>
        <Tag>
          <PlayerStatus isActive={facts.isActive}>{facts.status}</PlayerStatus>
        </Tag>
        <Tag tone="sample">{t('common:sampleData')}</Tag>
      </p>
      <h1>{name}</h1>
      <p className="row gap-2">
        <span className="title-3">{wrapInQuotes(facts.nickname, language)}</span>
        <Flag src={facts.country.flag} unknownLabel="" />
        {facts.country.name}
        {team && (
          <Link to="/team/$teamId" params={{ teamId: team.id }} className="link">
            {team.name[language]}
          </Link>
        )}
      </p>
      <div className="row no-print">
        <FollowButton
          kind="player"
          id={player.id}
          className="button"
          follow={t(`follow.${kind}.${player.gender}`)}
          following={t('following')}
        />
        <ShareButton title={name} className="button tonal">
          {t('share')}
        </ShareButton>
        <PlayerPicture player={player} />
      </div>
      {next && <NextBout next={next} kind={kind} now={now} />}
      <Stats
        stats={[
          { figure: facts.record, label: t('stats.record') },
          ...(stopped === null
            ? []
            : [{ figure: formatPercent(stopped, language), label: t('stats.koRate') }]),
          ...(won === null ? [] : [{ figure: formatPercent(won, language), label: t('stats.winRate') }]),
          {
            figure: <Later>{years !== null && formatNumber(years, language)}</Later>,
            label: t(isDebutYear ? 'stats.debutYear' : 'stats.yearsPro'),
          },
        ]}
      />
    </ProfileHead>
  )
}

/** The number of rays of each kind in a portrait. Kinds without rays are omitted. */
export function getRays({
  wins,
  losses,
  draws,
  knockouts,
}: WinLossRecord): { kind: RayKind; count: number }[] {
  const stopped = knockouts ?? 0
  const all: { kind: RayKind; count: number }[] = [
    { kind: 'knockout', count: stopped },
    { kind: 'win', count: wins - stopped },
    { kind: 'loss', count: losses },
    { kind: 'draw', count: draws },
  ]
  return all.filter(({ count }) => count > 0)
}
