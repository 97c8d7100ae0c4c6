import type { EventId } from '@/content/events/event-ids.ts'
import { findEvent } from '@/content/events/events.ts'
import { loadTexts } from '@/platform/i18n/texts.ts'
import type { PageHead } from '@/platform/hydration/document-head.ts'
import type { Writing } from '@/content/writing.ts'

/** Null if the event does not exist. */
export async function eventHead(id: EventId, { language, i18n }: Writing): Promise<PageHead | null> {
  const event = findEvent(id)
  if (!event) return null
  await loadTexts(i18n, ['event'])
  const title = event.title[language]
  return {
    path: `/event/${id}`,
    title: i18n.t(`event:head.${event.status}.title`, { title }),
    description: i18n.t(`event:head.${event.status}.description`, { title }),
  }
}
