import type { Locator } from '@playwright/test'
import { developmentBuild } from '../support/development-build.ts'
import { dialog, openDialog } from '../support/enquiry.ts'
import { expect, open, test } from '../support/site.ts'

const textOf = async (link: Locator) =>
  new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')

test.describe('WhatsApp link', () => {
  test.beforeAll(async () => {
    test.setTimeout(240_000)
    await developmentBuild()
  })

  test('links from the footer and both forms with the typed text, without contacting WhatsApp', async ({
    page,
    site,
  }) => {
    site.deploy(await developmentBuild())
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).host))
    await open(page, '/contact')
    const link = (within: Locator) => within.getByRole('link', { name: /Ask on WhatsApp/ })
    const footer = link(page.getByRole('contentinfo'))
    await expect(footer).toHaveAttribute('href', 'https://wa.me/971501234567')
    await expect(footer).toHaveAttribute('rel', 'noopener noreferrer')
    const beside = link(page.getByRole('main'))
    await page
      .getByRole('main')
      .getByRole('textbox', { name: /^Message/ })
      .fill('Five cameras & a ring?')
    await expect.poll(() => textOf(beside)).toBe('Five cameras & a ring?')

    await open(page, '/about')
    await openDialog(page)
    const message = dialog(page).getByLabel('Message')
    await message.fill('حلبة وخمس كاميرات')
    await expect.poll(() => textOf(link(dialog(page)))).toBe('حلبة وخمس كاميرات')
    expect([...new Set(asked)]).toEqual([new URL(site.url).host])
  })
})

test('shows no WhatsApp link without a number', async ({ page }) => {
  await open(page, '/contact')
  await expect(page.locator('a[href*="wa.me"]')).toHaveCount(0)
})
