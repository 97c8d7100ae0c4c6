import { oneOfEachKind } from '../support/addresses.ts'
import { developmentPath } from '../support/built-site.ts'
import { expect, open, test } from '../support/site.ts'

/** What the build wrote in its own time zone is adopted in another; `every-page.spec.ts` opens all pages in the venue's. */
test.use({ timezoneId: 'America/Los_Angeles' })

test('a development build of React has nothing to complain about in another time zone', async ({
  page,
  site,
  trouble,
}) => {
  test.setTimeout(240_000)
  site.deploy(developmentPath)
  for (const address of oneOfEachKind.filter((each) => /scores|watch|event/.test(each))) {
    await open(page, address)
    await page.mouse.move(200, 300) // wakes the deferred parts, which hydrate too
    await page.waitForLoadState('networkidle')
    expect(trouble, address).toEqual([])
  }
})
