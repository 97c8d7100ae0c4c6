import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { events } from '@/content/events.ts'
import { SiteServer } from '../sandbox/site-server.ts'
import { builtFiles, contentPages, distPath, precachedUrls } from '../support/built-site.ts'
import { propertyOf, readCalendar } from '../support/read-calendar.ts'

const server = new SiteServer(distPath)
const files = builtFiles().filter((file) => file.endsWith('.ics'))

beforeAll(() => server.start())
afterAll(() => server.stop())

describe('the calendar files', () => {
  it('are there for every event in both languages', () => {
    for (const { id } of events) {
      expect(files).toEqual(
        expect.arrayContaining([`calendar/event-${id}.ics`, `ar/calendar/event-${id}.ics`]),
      )
    }
  })

  it('are linked, each of them', () => {
    const html = contentPages().map((page) => page.html)
    // The fixtures are a view that the script draws.
    for (const file of files.filter((each) => !each.endsWith('/fixtures.ics'))) {
      expect(
        html.some((page) => page.includes(`href="/${file}"`)),
        file,
      ).toBe(true)
    }
  })

  it('are served as calendars that a calendar can read', async () => {
    for (const file of files) {
      const response = await fetch(`${server.url}/${file}`)
      const { events: read } = readCalendar(await response.text())

      expect(response.headers.get('content-type'), file).toBe('text/calendar; charset=utf-8')
      expect(read.length, file).toBeGreaterThan(0)
      for (const entry of read) expect(propertyOf(entry, 'DTSTART')).toMatch(/^\d{8}T\d{6}Z$/)
    }
  })

  it('are not stored at install: the pages write them', () => {
    expect(precachedUrls().filter((url) => url.endsWith('.ics'))).toEqual([])
  })
})
