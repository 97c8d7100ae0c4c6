import { delayResponses } from '../support/delay-responses.ts'
import { expect, openInstalled, test } from '../support/site.ts'

test.use({ serviceWorkers: 'allow' })

test(
  'slow host: shows a fallback for the watch page, which reloads automatically',
  { tag: '@full' },
  async ({ page, site }) => {
    await openInstalled(page, '/about')
    const release = delayResponses(site, '/watch')
    await page.goto('/watch', { timeout: 20_000 })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You need a connection to watch')
    release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter Code From App')
  },
)
