import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { events } from '@/content/events/events.ts'
import { SiteServer } from '../sandbox/site-server.ts'
import { builtFiles, distPath } from '../support/built-site.ts'
import { everyContentPage, faultsIn } from '../support/every-page.ts'
import { propertyOf, readCalendar } from '../support/read-calendar.ts'

const server = new SiteServer(distPath)
const files = builtFiles().filter((file) => file.endsWith('.ics'))

beforeAll(() => server.start())
afterAll(() => server.stop())

describe('calendar files', () => {
  it('exist for every event that is not past, in both languages', () => {
    const expected = events
      .filter(({ status }) => status !== 'past')
      .flatMap(({ id }) => [`ar/calendar/event-${id}.ics`, `calendar/event-${id}.ics`])
    expect(files.filter((file) => file.includes('event-')).toSorted()).toEqual(expected.toSorted())
  })

  it('have a link from a page', () => {
    // The fixtures view is rendered client-side, so no document links to its file.
    const linked = files.filter((file) => !file.endsWith('/fixtures.ics'))
    const isLinked = (file: string) => everyContentPage.some(({ html }) => html.includes(`href="/${file}"`))
    expect(linked.filter((file) => !isLinked(file))).toEqual([])
  })

  it('have the type text/calendar and parse', async () => {
    const calendars = files.map(async (file) => {
      const response = await fetch(`${server.url}/${file}`)
      return { file, type: response.headers.get('content-type'), text: await response.text() }
    })
    const faults = faultsIn(await Promise.all(calendars), ({ type, text }) => {
      const starts = readCalendar(text).events.map((entry) => propertyOf(entry, 'DTSTART'))
      return [
        type !== 'text/calendar; charset=utf-8' && `sent as ${type}`,
        starts.length === 0 && 'no event',
        ...starts.map((start) => !/^\d{8}T\d{6}Z$/.test(start) && `starts at ${start}`),
      ]
    })
    expect(faults).toEqual([])
  })
})
