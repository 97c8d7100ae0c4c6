import { onePathPerTemplate } from '../support/paths.ts'
import { developmentBuild } from '../support/development-build.ts'
import { expect, open, test } from '../support/site.ts'
import { hydrateAll } from '../support/hydrate-all.ts'

/** Differs from the time zone of the build and from the venue's, which the other tests use. */
test.use({ timezoneId: 'America/Los_Angeles' })

/**
 * React reports attribute mismatches and invalid nesting only in its development build. One page per template is
 * enough, in Arabic because it mirrors the most.
 */
const addresses = onePathPerTemplate.filter((address) => address.startsWith('/ar'))
const halves = [0, 1].map((half) => addresses.filter((_address, index) => index % 2 === half))

for (const [index, half] of halves.entries()) {
  test(
    `development build › logs no React warnings: part ${index + 1} of 2`,
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
