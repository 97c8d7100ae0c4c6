import { qrPath } from '@/shared/qr-path.ts'
import { expectAccessible } from '../support/axe.ts'
import { expect, full, open, test } from '../support/site.ts'
import { streamIframe } from '../support/watch.ts'

test('draws a QR code of the link, and sends nothing', full, async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const picture = page.getByRole('img', { name: 'QR code of the link next to it' })
  await open(page, '/watch?code=000123')
  await expect(streamIframe(page)).toBeVisible()
  await expect(picture).toHaveCount(0)
  await expect(page.frameLocator('main iframe').getByText('Battle of the Burj, live')).toBeVisible()
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))

  await page.getByRole('heading', { name: 'Watch on a bigger screen' }).click()
  const address = `${site.url}/watch?code=000123`
  await expect(page.getByText(address, { exact: true })).toBeVisible()
  await expect(page.getByText(/^AirPlay/)).toBeVisible()
  await expect(page.getByText(/^Cast/)).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' })
  await expect(picture.locator('path')).toHaveAttribute('d', qrPath(address).path)
  await expect(picture).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(picture).toHaveCSS('fill', 'rgb(0, 0, 0)')
  await page.emulateMedia({ forcedColors: 'none' })
  await expectAccessible(page, 'the watch page with its QR code')

  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(address)
  expect(requests.filter((each) => !each.startsWith(`GET ${site.url}/`) || each.includes('000123'))).toEqual(
    [],
  )
  expect(site.sandbox.codes.received).toEqual([123])

  await expect(page.getByText('To show it in a bar, café or club, ask us first.')).toBeVisible()
  await page.getByRole('button', { name: 'Ask about public showing' }).click()
  await expect(page.getByRole('dialog').getByLabel('Message')).toHaveValue(/Public showing/)
})
