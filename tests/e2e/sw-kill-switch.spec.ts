import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { messages, saveOffline, storedRows } from '../support/enquiry.ts'
import { smallRelease } from '../support/small-release.ts'
import { checkForRelease } from '../support/releases.ts'
import { distPath, expect, full, waitForHeader, open, openInstalled, test } from '../support/site.ts'

test.use({ serviceWorkers: 'allow' })

test('removes the worker and its caches, and no data', full, async ({ page, context, site }) => {
  test.setTimeout(400_000) // most of the time is a separate build
  const release = smallRelease(['/events', '/live-scores', '/enquiries'], { VITE_SW_KILL_SWITCH: 'true' })
  // As in DEPLOY: with the assets of the build before.
  cpSync(path.join(distPath, 'assets'), path.join(release, 'assets'), { recursive: true, force: false })
  // Refused for now, so that it stays pending until the end.
  site.sandbox.lead.behave({ kind: 'status', status: 503 })
  await openInstalled(page, '/events')
  await page.evaluate(() => localStorage.setItem('sporte:language', 'en'))
  await context.setOffline(true)
  await saveOffline(page, 'before the end')
  await context.setOffline(false)
  const kept = await storedRows(page)
  expect(kept).toHaveLength(1)

  site.deploy(release)
  const stores = () => page.evaluate(() => caches.keys())
  await expect
    .poll(async () => {
      await checkForRelease(page)
      return stores()
    })
    .toEqual([])
  const registrations = () =>
    page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length))
  await expect.poll(registrations).toBe(0)

  // The open page now loads its scripts from the host.
  await waitForHeader(page)
  await page.locator('header').getByRole('link', { name: 'Live scores', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Live scores' })).toBeVisible()
  expect(await storedRows(page)).toHaveLength(1)

  const asked: string[] = []
  site.gone = (path) => {
    asked.push(path)
    return false
  }
  await open(page, '/enquiries')
  expect(await page.evaluate(() => localStorage.getItem('sporte:language'))).toBe('en')
  const send = page.getByRole('button', { name: 'Send now' })
  await expect(send).toBeVisible()
  site.sandbox.lead.behave({ kind: 'accept' })
  await send.click()
  await expect.poll(() => messages(site)).toEqual(['before the end'])
  await expect.poll(stores).toEqual([])
  await expect.poll(registrations).toBe(0)
  expect(asked).toContain('/enquiries')
  expect(asked, 'a page of the release itself registers no worker').not.toContain('/sw.js')
  rmSync(release, { recursive: true })
})
