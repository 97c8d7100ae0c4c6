import type { i18n as I18n } from 'i18next'
import type { EventId } from '@/content/events/event-ids.ts'
import { findEvent } from '@/content/events/events.ts'
import type { Language } from '@/contract/language.ts'
import { loadTexts } from '@/platform/i18n/texts.ts'
import type { PageHead } from '@/platform/hydration/document-head.ts'

/** Null if the event does not exist. */
export async function eventHead(
  id: EventId,
  { language, i18n }: { language: Language; i18n: I18n },
): Promise<PageHead | null> {
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
