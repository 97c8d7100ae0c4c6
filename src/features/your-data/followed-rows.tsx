import { Link, type LinkProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { findEvent } from '@/content/events/events.ts'
import type { Localized } from '@/content/localized.ts'
import { findPlayer } from '@/content/players/players.ts'
import { findTeam } from '@/content/teams/teams.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { announce } from '@/platform/screen-reader.ts'
import { setSaved, useSavedIds } from '@/shared/saved-ids.ts'
import { Icon } from '@/ui/icon.tsx'
import { StoredRow } from './stored-row.tsx'

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
  const isKept = followed.length > 0
  return (
    <StoredRow
      id={id}
      about={t(isKept ? `${id}.kept` : `${id}.none`)}
      value={String(followed.length)}
      isKept={isKept}
    >
      {isKept && (
        <ul className="flow" aria-label={t(`${id}.name`)}>
          {followed.map((item) => (
            <li key={item.id}>
              {item.link ? (
                <Link {...item.link} className="link">
                  {item.name}
                </Link>
              ) : (
                item.name
              )}
              <button
                type="button"
                className="icon-button bare"
                aria-label={t('remove', { name: item.name })}
                onClick={(event) => {
                  const list = event.currentTarget.closest('ul')
                  setSaved(kind, item.id, false)
                  announce(t('removed', { name: item.name }))
                  // The row is about to be removed, so focus moves to another one in the list.
                  requestAnimationFrame(() => list?.querySelector<HTMLElement>('button')?.focus())
                }}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </StoredRow>
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
