import { findEvent } from '@/content/events.ts'
import type { Localized } from '@/content/localized.ts'
import { findPlayer } from '@/content/players.ts'
import { findTeam } from '@/content/teams.ts'
import { useLanguage } from '@/platform/words/language.ts'
import { useMarks } from '@/platform/device/marks.ts'
import type { Marked } from './marked-list.tsx'

type Kind = 'player' | 'team' | 'event'

const known: Record<Kind, (id: string) => { name: Localized; link: Marked['link'] } | null> = {
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

/** Latest first. What a former release knew and this one does not goes by its id: it is kept, so it is listed. */
export function useMarked(kind: Kind): readonly Marked[] {
  const language = useLanguage()
  const marks = useMarks(kind) ?? []
  return marks.toReversed().map((id) => {
    const found = known[kind](id)
    return { id, name: found?.name[language] ?? id, link: found?.link ?? null }
  })
}
