import { describe, expect, it } from 'vitest'
import { findEvent } from '@/content/events/events.ts'
import { galleryPhotos } from '@/content/gallery.ts'
import { pastEvents } from '@/content/events/past-events.ts'
import { watchEvents } from '@/content/events/watch-events.ts'

describe('event in lists', () => {
  it('has a page that the watch page and its pictures link to', () => {
    for (const { id, dayOffset } of watchEvents) expect(findEvent(id)?.dayOffset).toBe(dayOffset)
    for (const { eventPage } of galleryPhotos) if (eventPage) expect(findEvent(eventPage)).toBeDefined()
  })

  it('has no page if its story leads elsewhere', () => {
    const photos = galleryPhotos.map(({ id }) => id)
    for (const { story } of pastEvents) {
      if (story.kind === 'event') expect(findEvent(story.id)).toBeDefined()
      if (story.kind === 'photo') expect(photos).toContain(story.id)
    }
  })
})
