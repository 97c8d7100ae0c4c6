import { prepareFirstVisit, measureFirstVisit } from '../support/first-visit.ts'
import { expect, test } from '../support/site.ts'
import { expectNarrowPage } from '../support/hydrate-all.ts'

const sayingLive = [
  '/',
  '/events',
  '/watch',
  '/dashboard',
  '/notifications',
  '/event/battle-of-the-burj',
  '/battleofburj',
  '/player/khalid-al-mansoori',
]

/** UTC times (the venue has UTC+4). `every-page.spec.ts` covers only the early evening of a Monday. */
const moments = [
  { when: 'while the desk is open', at: '2026-11-23T08:00:00Z', addresses: ['/contact'] },
  { when: 'on a Friday, with the desk closed', at: '2026-11-27T10:00:00Z', addresses: ['/contact'] },
  { when: 'while the night is on', at: '2026-11-23T18:20:00Z', addresses: sayingLive },
]

for (const { when, at, addresses } of moments) {
  test(
    `pages ${when}: shift nothing after hydration and fit a narrow screen`,
    { tag: '@full' },
    async ({ page, site, trouble }) => {
      test.setTimeout(240_000)
      const browser = await prepareFirstVisit(page, new Date(at))
      for (const address of addresses.flatMap((each) => [each, `/ar${each}`])) {
        const { shifts } = await measureFirstVisit(page, browser, site, address)
        expect(shifts, address).toEqual([])
        await expectNarrowPage(page, trouble, address)
      }
    },
  )
}
