import { describe, expect, it } from 'vitest'
import { findEvent } from '@/content/events/events.ts'
import { galleryPhotos } from '@/content/gallery.ts'
import { pastEvents } from '@/content/events/past-events.ts'
import { watchEvents } from '@/content/events/watch-events.ts'

describe('an event that is told in lists', () => {
  it('has its page found from the watch page and from its pictures', () => {
    for (const { id, dayOffset } of watchEvents) expect(findEvent(id)?.dayOffset).toBe(dayOffset)
    for (const { eventPage } of galleryPhotos) if (eventPage) expect(findEvent(eventPage)).toBeDefined()
  })

  it('is not promised by stories that lead elsewhere', () => {
    const photos = galleryPhotos.map(({ id }) => id)
    for (const { story } of pastEvents) {
      if (story.kind === 'event') expect(findEvent(story.id)).toBeDefined()
      if (story.kind === 'photo') expect(photos).toContain(story.id)
    }
  })
})
