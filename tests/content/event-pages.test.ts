import { describe, expect, it } from 'vitest'
import { events, findEvent } from '@/content/events.ts'
import { galleryPhotos } from '@/content/gallery.ts'
import { upcomingEvents } from '@/content/upcoming-events.ts'
import { pastEvents } from '@/content/past-events.ts'
import { cardOf } from '@/content/records.ts'
import { watchEvents } from '@/content/watch-events.ts'

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

  it('is not in the list before it is told what to say of it', () => {
    expect(upcomingEvents.map(({ id }) => id)).not.toContain('corniche-league-night')
    expect(pastEvents.map(({ id }) => id)).not.toContain('burj-6')
  })
})

describe('the card of an event', () => {
  it.each(events.map(({ id }) => [id] as const))('%s is there', (id) => {
    expect(cardOf(id).length).toBeGreaterThan(0)
  })

  it('has the bouts that the highlights lead to', () => {
    for (const { id, highlights } of events) {
      for (const { bout = 1 } of highlights) expect(cardOf(id).map(({ order }) => order)).toContain(bout)
    }
  })

  it('of Battle of the Burj has the seven bouts that its texts speak of', () => {
    expect(cardOf('battle-of-the-burj')).toHaveLength(7)
    expect(findEvent('battle-of-the-burj')?.description.en).toMatch(/^Seven bouts/)
  })
})
