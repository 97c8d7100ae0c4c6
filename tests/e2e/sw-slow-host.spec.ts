import { expect, openInstalled, test } from '../support/site.ts'

test.use({ serviceWorkers: 'allow' })

test.describe('a host that never answers', () => {
  let release = () => {}
  test.afterEach(({ site }) => {
    site.holdUp = () => undefined
    release()
  })

  test(
    'is given up on: a page that is not held is drawn from what is',
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
    'says so in place of the watch page, which comes back by itself',
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
    'that answers slowly, again and again, is waited for the second time',
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
