import { Link, type LinkProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { findEvent } from '@/content/events/events.ts'
import { findPlayer } from '@/content/players/players.ts'
import { findTeam } from '@/content/teams/teams.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { announce } from '@/platform/screen-reader.ts'
import { setSaved, useSavedIds } from '@/shared/saved-ids.ts'
import { Icon } from '@/ui/icon.tsx'
import { StoredRow } from './stored-row.tsx'

type PageLink = Pick<LinkProps, 'to' | 'params'>

const rows = [
  {
    id: 'players',
    kind: 'player',
    nameOf: (id: string) => findPlayer(id)?.name,
    linkTo: (playerId: string): PageLink => ({ to: '/player/$playerId', params: { playerId } }),
  },
  {
    id: 'teams',
    kind: 'team',
    nameOf: (id: string) => findTeam(id)?.name,
    linkTo: (teamId: string): PageLink => ({ to: '/team/$teamId', params: { teamId } }),
  },
  {
    id: 'events',
    kind: 'event',
    nameOf: (id: string) => findEvent(id)?.title,
    linkTo: (eventId: string): PageLink => ({ to: '/event/$eventId', params: { eventId } }),
  },
] as const

/** Followed players and teams, and events (“likes” on screen). */
export function FollowedRows() {
  return rows.map((row) => <FollowedRow key={row.id} {...row} />)
}

function FollowedRow({ id, kind, nameOf, linkTo }: (typeof rows)[number]) {
  const { t } = useTranslation('your-data')
  const language = useLanguage()
  // Latest first. Unknown ids (from another release) are listed unchanged, because they are stored on this device.
  const followed = (useSavedIds(kind) ?? []).toReversed().map((savedId) => {
    const known = nameOf(savedId)?.[language]
    return { savedId, name: known ?? savedId, isKnown: known !== undefined }
  })
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
          {followed.map(({ savedId, name, isKnown }) => (
            <li key={savedId}>
              {isKnown ? (
                <Link {...linkTo(savedId)} className="link">
                  {name}
                </Link>
              ) : (
                name
              )}
              <button
                type="button"
                className="icon-button bare"
                aria-label={t('remove', { name })}
                onClick={(event) => {
                  const row = event.currentTarget.closest('ul')?.closest('li')
                  setSaved(kind, savedId, false)
                  announce(t('removed', { name }))
                  // The item is about to be removed, so focus moves to another one, or to the name of the row.
                  const place = followed.length > 1 ? 'ul button' : '[tabindex]'
                  requestAnimationFrame(() => row?.querySelector<HTMLElement>(place)?.focus())
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
