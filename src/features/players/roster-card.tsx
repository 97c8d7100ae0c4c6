import { Link, useHydrated } from '@tanstack/react-router'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { playerFacts } from '@/content/players/player-facts.ts'
import type { Player } from '@/content/players/types.ts'
import { sports } from '@/content/sports.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { Icon } from '@/ui/icon.tsx'
import { PlayerCard } from '@/drawings/athlete/player-card.tsx'
import { getNextFight } from '@/content/bouts/records.ts'
import { VenueDay } from '@/shared/venue-day.tsx'
import styles from './roster-card.module.css'

type PickControlProps = { player: Player; isPicked: boolean; onPick: (player: Player) => void }
type RosterCardProps = PickControlProps & { isFollowed: boolean }

/** Memoised, because each search renders many cards. */
export const RosterCard = memo(function RosterCard({
  player,
  isFollowed,
  isPicked,
  onPick,
}: RosterCardProps) {
  const { t, i18n } = useTranslation(['players', 'demo'])
  const language = useLanguage()
  const facts = playerFacts(player, { language, i18n })
  return (
    <PlayerCard
      {...facts}
      level="h4"
      sport={
        <>
          {facts.sport}
          {isFollowed && (
            <span className={`figure-5 ${styles.followed}`}>
              <Icon name="star" />
              <span className="visually-hidden">{t('tabs.following')}</span>
            </span>
          )}
        </>
      }
      next={<NextFight player={player} />}
    >
      <PickControl player={player} isPicked={isPicked} onPick={onPick} />
    </PlayerCard>
  )
})

/** Chooses one of two players. Before hydration it is a link to the page with this choice. */
function PickControl({ player, isPicked, onPick }: PickControlProps) {
  const { t } = useTranslation('players')
  const language = useLanguage()
  const isHydrated = useHydrated()
  const look = {
    className: 'button bare small',
    'aria-label': t('pick.oneOf', { name: player.name[language] }),
  }
  return isHydrated ? (
    <button type="button" {...look} aria-pressed={isPicked} onClick={() => onPick(player)}>
      {isPicked && <Icon name="check" />}
      {t('pick.one')}
    </button>
  ) : (
    <Link to="/players" search={{ compare: player.id }} {...look}>
      {t('pick.one')}
    </Link>
  )
}

function NextFight({ player }: { player: Player }) {
  const { t } = useTranslation('players')
  const { kind } = sports[player.sport]
  const next = getNextFight(player)
  if (!next) return t(`next.${kind}.none`)
  return (
    <>
      {t(`next.${kind}.on`)}{' '}
      <span className="date">
        <VenueDay dayOffset={next.event.dayOffset} />
      </span>
    </>
  )
}
