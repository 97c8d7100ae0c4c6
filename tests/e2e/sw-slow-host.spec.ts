import { expect, openInstalled, test } from '../support/site.ts'

test.use({ serviceWorkers: 'allow' })

test.describe('slow host', () => {
  let release = () => {}
  test.afterEach(({ site }) => {
    site.holdUp = () => undefined
    release()
  })

  test(
    'falls back to the shell after the timeout for a page that is not precached',
    { tag: '@full' },
    async ({ page, site }) => {
      await openInstalled(page, '/about')
      const never = new Promise<void>((resolve) => {
        release = resolve
      })
      site.holdUp = (address) => (address.startsWith('/gallery') ? never : undefined)

      await page.goto('/gallery', { timeout: 20_000 })
      await expect(page.getByRole('heading', { level: 1, name: 'Frames worth stopping for' })).toBeVisible()
    },
  )

  test(
    'shows a fallback for the watch page, which reloads automatically',
    { tag: '@full' },
    async ({ page, site }) => {
      await openInstalled(page, '/about')
      const never = new Promise<void>((resolve) => {
        release = resolve
      })
      site.holdUp = (address) => (address.startsWith('/watch') ? never : undefined)

      await page.goto('/watch', { timeout: 20_000 })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You need a connection to watch')
      site.holdUp = () => undefined
      release()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter Code From App')
    },
  )

  test(
    'waits longer the second time for a host that is always slow',
    { tag: '@full' },
    async ({ page, site }) => {
      await openInstalled(page, '/about')
      site.holdUp = (address) =>
        address.startsWith('/watch') ? new Promise((resolve) => setTimeout(resolve, 7_000)) : undefined

      await page.goto('/watch', { timeout: 20_000 })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You need a connection to watch')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter Code From App', {
        timeout: 30_000,
      })
    },
  )
})
