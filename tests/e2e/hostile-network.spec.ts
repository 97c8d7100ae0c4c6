import { expect, hydrated, open, test } from '../support/site.ts'
import { codeInput } from '../support/watch.ts'

test('requests a script again after a temporary 404, and shows no stored watch page if the host is gone', async ({
  page,
  site,
}) => {
  // If a host makes its 404s cacheable, a reload gets the cached 404 until it expires.
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

  await open(page, '/watch')
  await open(page, '/about')
  await site.stop()
  try {
    // Without a service worker the browser shows its error page; `offline.spec.ts` covers ours.
    await expect(page.goBack()).rejects.toThrow(/ERR_CONNECTION_REFUSED/)
    await expect(codeInput(page)).toHaveCount(0)
  } finally {
    await site.start()
  }
})
