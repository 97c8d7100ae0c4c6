import type { ArticleId } from '@/content/articles/article-ids.ts'
import { eventPageOf } from './event-page-of.ts'
import type { EventId } from './event-ids.ts'
import { withFileId } from './with-file-id.ts'
import type { PastCard } from './types.ts'

const files = import.meta.glob<PastCard>('./past/*.ts', {
  query: '?card',
  import: 'card',
  eager: true,
})

export const pastCards = withFileId(files)

/** Where visitors can read about an event: its page in the demo area, its picture or an article. */
export type StoryPlace =
  | { kind: 'event'; id: EventId }
  | { kind: 'photo'; id: string }
  | { kind: 'article'; id: ArticleId }

export type PastEvent = Omit<PastCard, 'listed'> &
  Omit<NonNullable<PastCard['listed']>, 'article'> & { id: string; story: StoryPlace }

function storyOf(id: string, article: ArticleId | undefined): StoryPlace {
  if (article) return { kind: 'article', id: article }
  const page = eventPageOf(id)
  return page ? { kind: 'event', id: page } : { kind: 'photo', id }
}

/** Invented events, latest first. */
export const pastEvents: readonly PastEvent[] = pastCards
  .flatMap(({ listed, ...event }) =>
    listed ? [{ ...event, teaser: listed.teaser, story: storyOf(event.id, listed.article) }] : [],
  )
  .toSorted((a, b) => b.dayOffset - a.dayOffset)
