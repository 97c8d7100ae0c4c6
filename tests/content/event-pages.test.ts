import { describe, expect, it } from 'vitest'
import { eventPageOf } from '@/content/event-page.ts'
import { events, findEvent } from '@/content/events.ts'
import { galleryPhotos } from '@/content/gallery.ts'
import { upcomingEvents } from '@/content/marketing-events.ts'
import { pastEvents } from '@/content/past-events.ts'
import { cardOf } from '@/content/records.ts'
import { watchEvents } from '@/content/watch-events.ts'

describe('an event that has a page', () => {
  const listed = [
    ...upcomingEvents.map((event) => ({ ...event, attendance: event.expectedAttendance })),
    ...pastEvents,
  ].filter(({ id }) => eventPageOf(id) !== undefined)

  it.each(listed.map((event) => [event.id, event] as const))('%s is told alike on both', (id, event) => {
    const { title, dayOffset, timeUtc, venue, city, attendance } = event

    expect(findEvent(id)).toMatchObject({ title, dayOffset, timeUtc, venue, city, attendance })
  })

  it.each(upcomingEvents.filter(({ id }) => eventPageOf(id)).map((event) => [event.id, event] as const))(
    '%s plays for the same',
    (id, { prize }) => {
      expect(findEvent(id)?.prize).toEqual(prize)
    },
  )

  it('is found from the watch page and from its pictures', () => {
    for (const { id, dayOffset } of watchEvents) expect(findEvent(id)?.dayOffset).toBe(dayOffset)
    for (const { eventPage } of galleryPhotos) if (eventPage) expect(findEvent(eventPage)).toBeDefined()
  })

  it('is not promised by stories that lead elsewhere', () => {
    for (const { story } of pastEvents) if (story.kind === 'event') expect(findEvent(story.id)).toBeDefined()
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
