import { onePathPerTemplate } from '../support/paths.ts'
import { developmentBuild } from '../support/development-build.ts'
import { expect, open, test } from '../support/site.ts'
import { hydrateAll } from '../support/hydrate-all.ts'

/** Far from the time zones of the build and of the venue, which the other tests use. */
test.use({ timezoneId: 'America/Los_Angeles' })

/**
 * Only React's development build reports attribute mismatches and invalid nesting. They come from templates, so one
 * page of each is enough, in the language that mirrors most.
 */
const addresses = onePathPerTemplate.filter((address) => address.startsWith('/ar'))
const halves = [0, 1].map((half) => addresses.filter((_address, index) => index % 2 === half))

for (const [index, half] of halves.entries()) {
  test(
    `development build logs no React warnings: part ${index + 1} of 2`,
    { tag: '@full' },
    async ({ page, site, trouble }) => {
      test.setTimeout(400_000)
      site.deploy(await developmentBuild())
      for (const address of half) {
        await open(page, address)
        await hydrateAll(page)
        expect(trouble, address).toEqual([])
      }
    },
  )
}
