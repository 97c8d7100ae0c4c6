import { expect, open, test } from '../support/site.ts'

const documents = [
  { path: '/privacy', en: 'Last updated January 15, 2025', ar: 'آخر تحديث: 15 يناير 2025' },
  { path: '/terms', en: 'Last updated January 15, 2025', ar: 'آخر تحديث: 15 يناير 2025' },
  { path: '/terms-conditions-app', en: 'Effective January 1, 2025', ar: 'سارية اعتبارًا من 1 يناير 2025' },
]

test.describe('legal pages', () => {
  for (const { path, en, ar } of documents) {
    test(`${path} states its date, law and courts in both languages`, async ({ page }) => {
      await open(page, path)
      await expect(page.getByText(en)).toBeVisible()
      await expect(page.locator('#law')).toContainText('laws of the United Arab Emirates')
      await expect(page.locator('#law')).toContainText('courts of Dubai')

      await open(page, `/ar${path}`)
      await expect(page.getByText(ar)).toBeVisible()
      await expect(page.locator('#law')).toContainText('قوانين دولة الإمارات العربية المتحدة')
      await expect(page.locator('#law')).toContainText('محاكم دبي')
    })
  }

  test('link to each of their sections and have no floating button', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const { path } of documents) {
      await open(page, path)
      const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
      for (const link of await contents.all()) {
        await expect(page.locator((await link.getAttribute('href')) ?? '')).toHaveCount(1)
      }
      await contents.filter({ hasText: 'Governing law' }).click()
      await expect(page).toHaveURL(new RegExp(`${path}#law$`))
      await expect(page.locator('#law h2')).toBeInViewport()
      await expect(page.getByRole('button', { name: 'Contact Us' })).toHaveCount(0)
    }
  })

  test('link to each other, down to the section', async ({ page }) => {
    await open(page, '/terms')
    await page.locator('#payments').getByRole('link', { name: 'app’s terms' }).click()
    await expect(page).toHaveURL(/\/terms-conditions-app#refunds$/)
    await expect(page.locator('#refunds h2')).toBeInViewport()
    await page.getByRole('link', { name: 'Privacy policy' }).last().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible()
  })
})

test('ignores a hash that cannot be decoded', async ({ page }) => {
  await open(page, '/ar/terms#%E0%A4%A')
  const heading = page.getByRole('heading', { level: 1 })
  const title = await heading.textContent()
  await page.mouse.move(20, 300)
  // Waits until the text is hydrated.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main [data-part] > *') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
  )
  await expect(heading).toHaveText(title ?? '')
})
