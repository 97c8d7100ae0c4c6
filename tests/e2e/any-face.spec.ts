import { everyAddress } from '../support/addresses.ts'
import { bringFaces, faces, setFace } from '../support/faces.ts'
import { overflowing } from '../support/layout.ts'
import { expect, test } from '../support/site.ts'

// The faces come in by a style that the site's policy has not heard of.
test.use({ bypassCSP: true, viewport: { width: 320, height: 640 } })

const groups = Array.from({ length: 6 }, (_, group) =>
  everyAddress.filter((_address, index) => index % 6 === group),
)

for (const [index, group] of groups.entries()) {
  test(`no page is wider than a narrow screen, whatever the face: ${index + 1} of ${groups.length}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(300_000)
    // The page as it is written: what script adds later has the same style rules.
    await context.route(/\.js$/, (route) => route.abort())
    for (const address of group) {
      await page.goto(address)
      await bringFaces(page)
      for (const face of faces) {
        await setFace(page, face)
        expect.soft(await overflowing(page), `${address} in a ${face} face`).toEqual([])
      }
    }
  })
}
