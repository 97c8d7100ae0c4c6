import type { Page } from '@playwright/test'
import { buildEnquiry } from '../support/enquiry-fixture.ts'
import { openWith } from '../support/enquiry.ts'
import { newEntry } from '@/outbox/entry.ts'
import { expect, full, open, openInstalled, test, waitForHydration } from '../support/site.ts'

const row = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, level: 2 }) })

const keys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sporte:')))

const outbox = [1, 2].map((at) => {
  const value = newEntry(buildEnquiry({ submissionId: crypto.randomUUID() }), at)
  return { key: value.key, value }
})

test('lists stored data by name and deletes each entry separately', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('seeded')) return
    sessionStorage.setItem('seeded', '1')
    localStorage.setItem('sporte:marks-player', '["omar-haddad","yasmin-rahal"]')
    localStorage.setItem('sporte:marks-event', '["desert-fury-7"]')
    localStorage.setItem('sporte:watch-code', 'ABC123')
  })
  await open(page, '/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your data' }).click()
  await expect(page).toHaveTitle(/Your data on this device/)
  const followed = row(page, 'Followed players')
  await expect(row(page, 'Watch code')).toContainText('ABC123')
  await followed.getByRole('button', { name: 'Remove Omar Haddad' }).click()
  await expect(followed.getByRole('link')).toHaveText(['Yasmin Rahal'])
  await expect(page.locator('#announcer')).toContainText('Omar Haddad removed')
  await expect(followed.getByRole('button', { name: 'Remove Yasmin Rahal' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(followed.getByText('Followed players', { exact: true })).toBeFocused()

  await page.getByRole('button', { name: 'Clear: Watch code' }).click()
  await expect(row(page, 'Watch code')).not.toContainText('ABC123')
  await expect(page.locator('#announcer')).toContainText('Cleared: Watch code')
  expect(await keys(page)).not.toContain('sporte:watch-code')
  await expect(row(page, 'Likes')).toContainText('Desert Fury 7')
})

test('deletes unsent enquiries after a confirmation, and everything at once', async ({ page }) => {
  await page.route('**/sandbox/lead', (route) => route.abort())
  await openWith(page, '/your-data', outbox)
  const held = row(page, 'Your messages')
  await expect(held).toContainText('2')
  await expect(held.getByRole('link', { name: 'See them' })).toHaveAttribute('href', '/enquiries')

  await held.getByRole('button', { name: 'Clear: Your messages' }).click()
  await expect(held.getByText('2 unsent messages will be permanently deleted.')).toBeVisible()
  await expect(held.getByRole('button', { name: 'Keep' })).toBeFocused()
  await held.getByRole('button', { name: 'Keep' }).click()
  await expect(held.getByRole('button', { name: 'Clear: Your messages' })).toBeFocused()
  await expect(held).toContainText('2')

  await held.getByRole('button', { name: 'Clear: Your messages' }).click()
  await held.getByRole('button', { name: 'Delete 2 messages' }).click()
  await expect(held).toContainText('Nothing is waiting to be sent.')
  await page.goto('/enquiries')
  await expect(page.getByRole('heading', { name: /No unsent messages/ })).toBeVisible()

  await openWith(page, '/ar/your-data', outbox)
  await page.evaluate(() => localStorage.setItem('sporte:marks-team', '["nile-united"]'))
  await expect(row(page, 'رسائلك')).toContainText('2')
  await page.getByRole('switch', { name: 'إخفاء النتائج' }).click()
  await page.getByRole('switch', { name: 'توفير البيانات' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-hide-scores')
  await expect(page.locator('html')).toHaveAttribute('data-low')

  await page.getByRole('button', { name: 'امسح كل شيء' }).click()
  const dialog = page.getByRole('dialog', { name: 'هل تمسح كل شيء؟' })
  await expect(dialog).toContainText('رسالتان لم تُرسلا بعد')
  await dialog.getByRole('button', { name: 'امسح كل شيء ورسالتين لم تُرسلا' }).click()
  await expect(page.locator('#announcer')).toContainText('مُسح كل شيء')
  await expect(page.locator('html')).not.toHaveAttribute('data-hide-scores')
  await expect(page.locator('html')).not.toHaveAttribute('data-low')
  expect(await keys(page)).toEqual([])
  await page.reload()
  await expect(page.getByText('لا شيء ينتظر الإرسال.')).toBeVisible()
  await waitForHydration(page, 'main button')

  await page.evaluate(() => {
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('Lost', 'SecurityError')
    }
  })
  await page.getByRole('button', { name: 'امسح كل شيء' }).click()
  await dialog.getByRole('button', { name: 'امسح كل شيء' }).click()
  await expect(page.getByText('تعذّر المسح: رسائلك')).toBeVisible()
})

test('reports a full device on a press, and nothing breaks', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })
  await open(page, '/team/burj-fight-club')
  await expect(page.getByText(/^Established \d{4}$/)).toBeVisible()
  await page.getByRole('button', { name: 'Follow Team' }).click()
  await expect(page.getByText('Couldn’t save')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Follow Team' })).toHaveAttribute('aria-pressed', 'false')
  await open(page, '/live-scores')
  await page.getByRole('switch', { name: 'Hide scores' }).click()
  await expect(page.getByRole('heading', { name: 'Scores hidden' })).toBeVisible()
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('clears the offline pages, also before the worker is registered', full, async ({ page, context }) => {
    const stored = row(page, 'Offline pages')
    const clear = async () => {
      await stored.getByRole('button', { name: 'Clear: Offline pages' }).click()
      await expect(stored).toContainText('Cleared. They’ll download again')
    }
    const left = () =>
      page.evaluate(async () => ({
        stores: (await caches.keys()).length,
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }))
    await openInstalled(page, '/your-data')
    await page.reload()
    await expect(stored.getByText(/^\d+$/)).toBeVisible()
    await expect(page.getByText(/^\d+\.\d$/)).toBeVisible()

    await context.setOffline(true)
    await page.reload()
    await expect(stored.getByText(/^\d+$/)).toBeVisible()
    await stored.getByRole('button', { name: 'Clear: Offline pages' }).click()
    await expect(stored.getByText('You’re offline.')).toBeVisible()
    await stored.getByRole('button', { name: 'Keep' }).click()
    await context.setOffline(false)

    await clear()
    expect(await left()).toEqual({ stores: 0, workers: 0 })
    await openInstalled(page, '/your-data')
    await expect.poll(async () => (await left()).workers).toBe(1)

    // A slow phone registers the worker seconds after the page is usable.
    await page.addInitScript(() => {
      const register = navigator.serviceWorker.register.bind(navigator.serviceWorker)
      const cleared = new Promise<void>((resolve) => addEventListener('cleared', () => resolve()))
      navigator.serviceWorker.register = async (...asked) => {
        document.documentElement.dataset.registers = 'waits'
        await cleared
        const registration = await register(...asked)
        document.documentElement.dataset.registers = 'done'
        return registration
      }
    })
    await page.reload()
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-registers', 'waits')
    await clear()
    await page.evaluate(() => dispatchEvent(new Event('cleared')))
    await expect(html).toHaveAttribute('data-registers', 'done')
    await expect.poll(async () => (await left()).workers).toBe(0)
  })
})
