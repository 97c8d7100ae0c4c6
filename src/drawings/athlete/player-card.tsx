import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/ui/icon.tsx'
import { getInitials } from './initials.ts'
import { Ltr } from '@/ui/ltr.tsx'
import styles from './player-card.module.css'
import { PlayerStatus } from './player-status.tsx'
import { Portrait, type PortraitProps } from './portrait.tsx'

type PlayerCardProps = {
  portrait: Omit<PortraitProps, 'initials'>
  icon: IconName
  sport: ReactNode
  /** `rankLabel` is for screen readers, such as "Ranked". */
  ranking: number
  rankLabel: ReactNode
  nickname: ReactNode
  fullName: string
  /** The heading around the name. */
  level?: 'h3' | 'h4'
  /** Division and team, such as `Lightweight · Burj Fight Club`. */
  details: ReactNode
  country: { flag: string; name: string }
  /** Wins, losses and draws, such as `18–2–0`. `recordLabel` explains the numbers to screen readers. */
  record: string
  recordLabel: ReactNode
  isActive: boolean
  status: ReactNode
  /** The next bout, or a note that there is none. Omitted if the list is about something else. */
  next?: ReactNode
  /** An additional control, such as a checkbox, above the link that covers the card. */
  children?: ReactNode
}

/**
 * An athlete as a card. The portrait shows the record; dark in both schemes. In a list with the class `rows` it is
 * a row on a phone.
 *
 * Few elements, because a roster has many cards.
 */
export function PlayerCard({ portrait, level: Heading = 'h3', ...player }: PlayerCardProps) {
  return (
    <article className={`card dark ${styles.card}`} data-nation={portrait.nation}>
      <Portrait {...portrait} initials={getInitials(player.fullName)} />
      <span className="label inline">
        <Icon name={player.icon} />
        {player.sport}
      </span>
      <span className={styles.rank}>
        <span className="visually-hidden">{player.rankLabel}</span> <Ltr>{`#${player.ranking}`}</Ltr>
      </span>
      <span className="label soft">{player.nickname}</span>
      <Heading className={styles.name}>
        {/* The card's only link covers the whole card. */}
        <Link to="/player/$playerId" params={{ playerId: portrait.seed }}>
          {player.fullName}
        </Link>
      </Heading>
      <p className="note">{player.details}</p>
      <p className="note line">
        <img src={player.country.flag} alt="" width={28} height={21} loading="lazy" decoding="async" />
        {player.country.name}
      </p>
      <p className={`row ends ${styles.record}`}>
        <span className="visually-hidden">{player.recordLabel}</span>
        <Ltr numeral>{player.record}</Ltr>
        <PlayerStatus isActive={player.isActive}>{player.status}</PlayerStatus>
      </p>
      {player.next !== undefined && (
        <div className={`row ends ${styles.foot}`}>
          <p className="note">{player.next}</p>
          {player.children}
        </div>
      )}
    </article>
  )
}

/** A grid with as many cards per row as fit. */
export function PlayerCards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>
}
