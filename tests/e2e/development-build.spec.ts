import { onePathPerTemplate } from '../support/paths.ts'
import { developmentBuild } from '../support/development-build.ts'
import { expect, open, test } from '../support/site.ts'
import { hydrateAll } from '../support/hydrate-all.ts'

/** Far from the zone that the build wrote its times in, and from the venue's, in which the other tests read them. */
test.use({ timezoneId: 'America/Los_Angeles' })

/**
 * Of attributes that it finds otherwise than it would write them, and of markup that cannot stand where it does, React
 * tells only in its development build. They come from templates: one page of each, in the language that turns most round.
 */
const addresses = onePathPerTemplate.filter((address) => address.startsWith('/ar'))
const halves = [0, 1].map((half) => addresses.filter((_address, index) => index % 2 === half))

for (const [index, half] of halves.entries()) {
  test(
    `a development build of React has nothing to complain about, far from home: ${index + 1} of 2`,
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
