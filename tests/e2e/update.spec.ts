import { rmSync } from 'node:fs'
import { nextRelease } from '../support/next-release.ts'
import { expect, hydrated, openInstalled, test } from '../support/site.ts'

test.use({ serviceWorkers: 'allow' })

test.describe('a new version', () => {
  let release = ''
  test.beforeAll(() => {
    release = nextRelease()
  })
  test.afterAll(() => rmSync(release, { recursive: true, force: true }))

  const update = () =>
    navigator.serviceWorker.getRegistration().then((registration) => registration?.update())

  test('is offered, and taken only when the visitor says so', async ({ page, site }) => {
    await openInstalled(page, '/about')
    site.deploy(release)
    await page.evaluate(update)
    await expect(page.getByText('A new version is ready')).toBeVisible()
    await page.reload()
    await hydrated(page)
    await expect(page.locator('meta[name="release"]')).toHaveCount(0)

    await page.evaluate(update)
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Update' }).click()
    await reloaded
    await expect(page.locator('meta[name="release"]')).toHaveCount(1)
  })

  test('does not ask while something is being typed', async ({ page, site }) => {
    await openInstalled(page, '/watch')
    await page.getByRole('textbox', { name: 'Six-character code' }).fill('K7B')
    site.deploy(release)
    await page.evaluate(update)
    await page.waitForFunction(() =>
      navigator.serviceWorker.getRegistration().then((registration) => Boolean(registration?.waiting)),
    )
    await expect(page.getByText('A new version is ready')).toBeHidden()
    await expect(page.getByRole('textbox', { name: 'Six-character code' })).toHaveValue('K7B')
    await page.getByRole('textbox', { name: 'Six-character code' }).blur()
    await expect(page.getByText('A new version is ready')).toBeVisible()
  })

  test('is looked for when the page becomes visible', async ({ page, site }) => {
    await openInstalled(page, '/about')
    site.deploy(release)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByText('A new version is ready')).toBeVisible()
  })
})
