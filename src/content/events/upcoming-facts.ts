import type { Language } from '@/contract/language.ts'
import { categoryName } from '@/content/category-name.ts'
import { placeOf } from '@/content/place-of.ts'
import { changeTag } from './change-tag.ts'
import { getPhase } from './event-phase.ts'
import { statusOf } from './event-status.ts'
import { scheduleOf, type UpcomingEvent } from './upcoming-events.ts'

/** For `shared/upcoming-event-row.tsx`. */
export function upcomingFacts(event: UpcomingEvent, language: Language) {
  const { id, dayOffset, timeUtc, attendance } = event
  return {
    id,
    dayOffset,
    timeUtc,
    attendance,
    title: event.title[language],
    matchup: event.matchup[language],
    prize: event.prize?.[language],
    place: placeOf(event, language),
    category: categoryName(event.sport)[language],
    change: changeTag(event)?.[language],
    status: statusOf(event, language),
    phaseAt: (now: Date | null) => getPhase(scheduleOf(event), now),
  }
}
