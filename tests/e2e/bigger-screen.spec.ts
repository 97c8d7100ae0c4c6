import { encode } from 'uqr'
import { expectAccessible } from '../support/axe.ts'
import { expect, open, test } from '../support/site.ts'
import { streamFrame } from '../support/watch.ts'

/** The drawing that a text must have. */
function expectedPath(text: string): string {
  const { data } = encode(text, { ecc: 'M', border: 4 })
  return data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
}

test.describe('bigger screen', () => {
  for (const { path, code, heading, name, copy, copied } of [
    {
      path: '/watch',
      code: '000123',
      heading: 'Watch on a bigger screen',
      name: 'QR code with the address next to it',
      copy: 'Copy link',
      copied: 'Link copied.',
    },
    {
      path: '/ar/watch',
      code: 'LIVE01',
      heading: 'شاهد على شاشة أكبر',
      name: 'رمز QR للعنوان المكتوب بجانبه',
      copy: 'انسخ الرابط',
      copied: 'نُسخ الرابط.',
    },
  ]) {
    test(
      `draws a QR code that opens ${path} with the code, and sends nothing`,
      { tag: path.startsWith('/ar') ? '@full' : [] },
      async ({ page, site, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write'])
        await open(page, `${path}?code=${code}`)
        await expect(streamFrame(page)).toBeVisible()
        await expect(page.getByRole('img', { name })).toHaveCount(0)
        await page.waitForLoadState('networkidle')
        const requests: string[] = []
        page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))

        await page.getByRole('heading', { name: heading }).click()
        const address = `${site.url}${path}?code=${code}`
        await expect(page.getByText(address, { exact: true })).toBeVisible()
        await expect(page.getByText(/^AirPlay/)).toBeVisible()
        await expect(page.getByText(/^Cast/)).toBeVisible()
        await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' })
        const picture = page.getByRole('img', { name })
        await expect(picture.locator('path')).toHaveAttribute('d', expectedPath(address))
        await expect(picture).toHaveCSS('background-color', 'rgb(255, 255, 255)')
        await expect(picture).toHaveCSS('fill', 'rgb(0, 0, 0)')
        await page.emulateMedia({ forcedColors: 'none' })
        await expectAccessible(page, `${path} with its QR code`)

        await page.getByRole('button', { name: copy }).click()
        await expect(page.getByText(copied)).toBeVisible()
        const link = await page.evaluate(() => navigator.clipboard.readText())
        expect(link).toBe(address)
        expect(
          requests.filter((each) => !each.startsWith(`GET ${site.url}/`) || each.includes(code)),
        ).toEqual([])

        const other = await context.newPage()
        await open(other, link)
        await expect(streamFrame(other)).toBeVisible()
        await expect(other).toHaveURL(`${site.url}${path}`)
        expect(site.sandbox.codes.received).toHaveLength(2)
        expect(new Set(site.sandbox.codes.received).size).toBe(1)
      },
    )
  }

  test('shows no such panel for an event that the region blocks', async ({ page }) => {
    await open(page, '/watch?code=UKONLY')
    await expect(page.getByRole('heading', { name: 'Content Not Available' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Watch on a bigger screen' })).toHaveCount(0)
  })
})
