import { expect, hydrated, open, test } from '../support/site.ts'
import { codeInput } from '../support/watch.ts'

test.describe('a host', () => {
  test('that lacked a script for a moment is asked for it again', async ({ page, site }) => {
    // Of a host that answers a miss with caching, the same reload gets the miss again, for as long as it said.
    let missed = 0
    site.gone = (path) => {
      const isGone = /^\/assets\/gallery.*\.js$/.test(path)
      if (isGone) missed += 1
      return isGone
    }
    await page.goto('/gallery')
    await expect.poll(() => missed).toBeGreaterThan(0)
    await expect(page.getByRole('heading', { name: 'This page didn’t load' })).toBeVisible()

    site.gone = () => false
    await page.reload()
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Frames worth stopping for' })).toBeVisible()
  })

  for (const address of ['/watch', '/watch/', '/ar/watch']) {
    test(`that is gone is not stood in for by a stored ${address}: Back shows that there is no connection`, async ({
      page,
      site,
    }) => {
      await open(page, address)
      await open(page, '/about')
      await site.stop()
      try {
        // Without a worker the browser's own page says so; with one, ours does (`offline.spec.ts`).
        await expect(page.goBack()).rejects.toThrow(/ERR_CONNECTION_REFUSED/)
        await expect(codeInput(page)).toHaveCount(0)
      } finally {
        await site.start()
      }
    })
  }
})
