import { prepareFirstVisit, measureFirstVisit } from '../support/first-visit.ts'
import { expect, full, test } from '../support/site.ts'
import { expectNarrowPage } from '../support/hydrate-all.ts'

// Far from the venue, where times have a second line in the visitor’s time zone.
test.use({ timezoneId: 'Pacific/Auckland' })

/** UTC times (the venue has UTC+4). `every-page.spec.ts` covers only the early evening of a Monday. */
const [duringNight, deskOpen, deskClosedOnFriday] = [
  '2026-11-23T17:10:00Z',
  '2026-11-23T08:00:00Z',
  '2026-11-27T10:00:00Z',
]

for (const [at, ...addresses] of [
  [
    duringNight,
    '/ar',
    '/events',
    '/ar/watch',
    '/dashboard',
    '/ar/notifications',
    '/event/battle-of-the-burj',
    '/ar/event/battle-of-the-burj',
    '/battleofburj',
    '/ar/player/khalid-al-mansoori',
  ],
  [deskOpen, '/contact'],
  [deskClosedOnFriday, '/ar/contact'],
] as const) {
  test(
    `shift nothing after hydration and fit a narrow screen at ${at}: ${addresses.join(' ')}`,
    full,
    async ({ page, site, trouble }) => {
      const browser = await prepareFirstVisit(page, new Date(at))
      for (const address of addresses) {
        const { shifts } = await measureFirstVisit(page, browser, site, address)
        expect(shifts, address).toEqual([])
        await expectNarrowPage(page, trouble, address)
      }
    },
  )
}
