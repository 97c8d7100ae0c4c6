import type { Page } from '@playwright/test'
import { fakeResponses, replaceServer } from '../support/middlebox.ts'
import { expect, full, openActive, openInstalled, test } from '../support/site.ts'

test.use({ serviceWorkers: 'allow' })

const checked = (page: Page, when: string) => page.getByText(`Checked ${when}.`)

/** Opens the scores and waits until the browser has checked for a newer version, successfully or not. */
async function openAndCheck(page: Page): Promise<void> {
  await openActive(page, '/live-scores')
  await expect
    .poll(() =>
      page.evaluate(() => {
        document.dispatchEvent(new Event('visibilitychange'))
        return document.documentElement.dataset.checked
      }),
    )
    .toBe('yes')
}

test('keeps the time of the last answer until the host itself answers', full, async ({ page, site }) => {
  await page.addInitScript(() => {
    const update = Reflect.get(ServiceWorkerRegistration.prototype, 'update')
    ServiceWorkerRegistration.prototype.update = function tellOfUpdate() {
      const settled = () => void (document.documentElement.dataset.checked = 'yes')
      const updating = update.call(this)
      updating.then(settled, settled)
      return updating
    }
  })
  await openInstalled(page, '/live-scores')
  await expect(checked(page, 'now')).toBeVisible()
  await page.evaluate(() => localStorage.setItem('sporte:checked-at', String(Date.now() - 3 * 3_600_000)))
  const expectOld = async () => {
    await openAndCheck(page)
    await expect(checked(page, '3 hours ago')).toBeVisible()
  }
  for (const [name, impostor] of Object.entries(fakeResponses))
    await test.step(name, () => replaceServer(site, impostor, expectOld))

  await site.stop()
  try {
    await test.step('a host that is gone', expectOld)
  } finally {
    await site.start()
  }

  await openAndCheck(page)
  await expect(checked(page, 'now')).toBeVisible()
})
