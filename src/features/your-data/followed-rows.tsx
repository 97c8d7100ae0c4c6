import { Link, type LinkProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { findEvent } from '@/content/events/events.ts'
import type { Localized } from '@/content/localized.ts'
import { findPlayer } from '@/content/players/players.ts'
import { findTeam } from '@/content/teams/teams.ts'
import { clearStoredData } from '@/platform/device/stored-data.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { announce } from '@/platform/screen-reader.ts'
import { setSaved, useSavedIds } from '@/shared/saved-ids.ts'
import { Icon } from '@/ui/icon.tsx'
import styles from './followed-rows.module.css'
import { StoredDataRow } from './stored-data-row.tsx'

const rows = [
  { id: 'players', kind: 'player' },
  { id: 'teams', kind: 'team' },
  { id: 'events', kind: 'event' },
] as const

type Kind = (typeof rows)[number]['kind']
type FollowedItem = { id: string; name: string; link: Pick<LinkProps, 'to' | 'params'> | null }

/** Followed players and teams, and events (“likes” on screen). */
export function FollowedRows() {
  return rows.map((row) => <FollowedRow key={row.id} {...row} />)
}

function FollowedRow({ id, kind }: (typeof rows)[number]) {
  const { t } = useTranslation('your-data')
  const followed = useFollowedItems(kind)
  const name = t(`${id}.name`)
  return (
    <StoredDataRow
      name={name}
      about={t(followed.length > 0 ? `${id}.kept` : `${id}.none`)}
      figure={String(followed.length)}
      isKept={followed.length > 0}
      onClear={() => {
        clearStoredData(id)
        announce(t('cleared', { name }))
      }}
    >
      <FollowedList kind={kind} label={name} followed={followed} />
    </StoredDataRow>
  )
}

type FollowedListProps = { kind: Kind; label: string; followed: readonly FollowedItem[] }

/** The followed items, each with a link and a button to remove it. */
function FollowedList({ kind, label, followed }: FollowedListProps) {
  const { t } = useTranslation('your-data')
  if (followed.length === 0) return null
  return (
    <ul className={`flow ${styles.list}`} aria-label={label}>
      {followed.map(({ id, name, link }) => (
        <li key={id}>
          {link ? <Link {...link}>{name}</Link> : name}
          <button
            type="button"
            className="icon-button bare"
            aria-label={t('remove', { name })}
            onClick={(event) => {
              const list = event.currentTarget.closest('ul')
              setSaved(kind, id, false)
              announce(t('removed', { name }))
              // The row is about to be removed, so focus moves to another one in the list.
              requestAnimationFrame(() => list?.querySelector<HTMLElement>('button')?.focus())
            }}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  )
}

const known: Record<Kind, (id: string) => { name: Localized; link: FollowedItem['link'] } | null> = {
  player: (playerId) => {
    const player = findPlayer(playerId)
    return player ? { name: player.name, link: { to: '/player/$playerId', params: { playerId } } } : null
  },
  team: (teamId) => {
    const team = findTeam(teamId)
    return team ? { name: team.name, link: { to: '/team/$teamId', params: { teamId } } } : null
  },
  event: (eventId) => {
    const event = findEvent(eventId)
    return event ? { name: event.title, link: { to: '/event/$eventId', params: { eventId } } } : null
  },
}

/** Latest first. Unknown ids (from another release) are listed unchanged, because they are stored on this device. */
function useFollowedItems(kind: Kind): readonly FollowedItem[] {
  const language = useLanguage()
  const ids = useSavedIds(kind) ?? []
  return ids.toReversed().map((id) => {
    const found = known[kind](id)
    return { id, name: found?.name[language] ?? id, link: found?.link ?? null }
  })
}
