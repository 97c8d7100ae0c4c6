import { inGroups, onePathPerTemplate } from '../support/paths.ts'
import { developmentBuild } from '../support/development-build.ts'
import { expect, full, test } from '../support/site.ts'
import { openWhole } from '../support/hydrate-all.ts'

/** Differs from the time zone of the build and from the venue's, which the other tests use. */
test.use({ timezoneId: 'America/Los_Angeles' })

/**
 * React reports attribute mismatches and invalid nesting only in its development build. One page per template is
 * enough, in Arabic because it mirrors the most.
 */
const addresses = onePathPerTemplate.filter((address) => address.startsWith('/ar'))
for (const [index, half] of inGroups(addresses, Math.ceil(addresses.length / 2)).entries()) {
  test(
    `development build › logs no React warnings: part ${index + 1} of 2`,
    full,
    async ({ page, site, trouble }) => {
      test.setTimeout(400_000)
      site.deploy(await developmentBuild())
      for (const address of half) {
        await openWhole(page, address)
        expect(trouble, address).toEqual([])
      }
    },
  )
}
