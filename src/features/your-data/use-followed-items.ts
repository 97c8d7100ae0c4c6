import { findEvent } from '@/content/events/events.ts'
import type { Localized } from '@/content/localized.ts'
import { findPlayer } from '@/content/players/players.ts'
import { findTeam } from '@/content/teams/teams.ts'
import { useLanguage } from '@/platform/i18n/language.ts'
import { useSavedIds } from '@/shared/saved-ids.ts'
import type { FollowedItem } from './followed-list.tsx'

type Kind = 'player' | 'team' | 'event'

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
export function useFollowedItems(kind: Kind): readonly FollowedItem[] {
  const language = useLanguage()
  const ids = useSavedIds(kind) ?? []
  return ids.toReversed().map((id) => {
    const found = known[kind](id)
    return { id, name: found?.name[language] ?? id, link: found?.link ?? null }
  })
}
