import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { countryOf } from '@/content/countries.ts'
import { playerOfMonth } from '@/content/players/player-of-month.ts'
import { findPlayer } from '@/content/players/players.ts'
import { getRecord } from '@/content/bouts/records.ts'
import { sports } from '@/content/sports.ts'
import { findTeam } from '@/content/teams/teams.ts'
import { FollowButton } from '@/shared/follow-button.tsx'
import { formatDate, formatNumber } from '@/lib/format/format.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { wrapInQuotes } from '@/lib/format/wrap-in-quotes.ts'
import { ShareButton } from '@/shared/share-button.tsx'
import { hiddenScoreId } from '@/platform/device/hide-scores.ts'
import { ButtonLink } from '@/ui/button.tsx'
import { Flag } from '@/ui/flag.tsx'
import { Icon } from '@/ui/icon.tsx'
import { Later } from '@/ui/later.tsx'
import { getInitials } from '@/drawings/athlete/initials.ts'
import { ProfileHead } from '@/drawings/athlete/profile-head.tsx'
import { HiddenScore } from '@/ui/overlays/hidden-score.tsx'
import { StableWidth } from '@/ui/stable-width.tsx'
import { Stats } from '@/ui/stats.tsx'
import { Sun } from '@/drawings/athlete/sun.tsx'
import { Tag } from '@/ui/tag.tsx'
import { getMonthFigures, wonMonth } from './month-figures.ts'
import styles from './winner.module.css'

/** The quote as the headline, with the winner's figures. */
export function Winner({ now }: { now: Date | null }) {
  const { t } = useTranslation(['player-of-month', 'common'])
  const language = useLanguage()
  const player = findPlayer(playerOfMonth.player)
  if (!player) return null
  const name = player.name[language]
  const team = findTeam(player.team)
  const { kind } = sports[player.sport]
  const figures = now && getMonthFigures(player, now)
  const counted = (what: 'fights' | 'matches' | 'wins' | 'knockouts', count: number | undefined) => ({
    figure: <Later>{count !== undefined && formatNumber(count, language)}</Later>,
    // The singular has the width of the plural, which is shown until hydration.
    label: (
      <StableWidth words={t(`stats.${what}`, { count: 2 })}>
        {t(`stats.${what}`, { count: count ?? 2 })}
      </StableWidth>
    ),
  })
  return (
    <ProfileHead
      nation={player.country}
      drawing={
        <Sun
          initials={getInitials(name)}
          record={getRecord(player)}
          seed={player.id}
          nation={player.country}
        />
      }
    >
      <p className="row">
        <Tag tone="key">
          <Icon name="trophy" />
          <span className={styles.month}>
            <Later>{now && formatDate(wonMonth(now), language, 'monthYear')}</Later>
          </span>
        </Tag>
        <Tag tone="sample">{t('common:sampleData')}</Tag>
      </p>
      <h1>{t('heading')}</h1>
      <p className="figure-3">{name}</p>
      <p className="row">
        <Flag src={countryOf(player.country).flag} unknownLabel="" />
        <span className="soft">
          {wrapInQuotes(player.nickname[language], language)}
          {team && (
            <>
              {' · '}
              <Link to="/team/$teamId" params={{ teamId: team.id }}>
                {team.name[language]}
              </Link>
            </>
          )}
        </span>
      </p>
      <blockquote className="title-2">{wrapInQuotes(playerOfMonth.quote[language], language)}</blockquote>
      <HiddenScore
        of={hiddenScoreId('month', 'all')}
        label={t('common:hideScores.showAll')}
        className="grid gap-5"
      >
        <Stats
          stats={[
            counted(kind === 'combat' ? 'fights' : 'matches', figures?.fights),
            counted('wins', figures?.wins),
            ...(kind === 'combat' ? [counted('knockouts', figures?.knockouts)] : []),
            {
              figure: `+${formatNumber(playerOfMonth.rankingChange, language)}`,
              label: t('stats.rankingChange'),
            },
          ]}
        />
        <ul className="stack gap-2 dashes">
          {playerOfMonth.achievements.map((achievement) => (
            <li key={achievement.en}>{achievement[language]}</li>
          ))}
        </ul>
      </HiddenScore>
      <div className="row">
        <ButtonLink to="/player/$playerId" params={{ playerId: player.id }}>
          {t('profile')}
        </ButtonLink>
        <FollowButton
          kind="player"
          id={player.id}
          className="button tonal"
          follow={t(`follow.${kind}.${player.gender}`)}
          following={t('following')}
        />
        <ShareButton title={t('shareTitle', { name })} className="button tonal">
          {t('share')}
        </ShareButton>
      </div>
    </ProfileHead>
  )
}
