import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, full, open, test } from '../support/site.ts'

const shareButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(?:Share|شارك)/ })
    .first()
const imageButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(?:Download|Download image|حمّل الصورة)$/ })

async function saveImage(page: Page, name: string): Promise<Buffer> {
  const coming = page.waitForEvent('download')
  await imageButton(page).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe(`${name}.png`)
  return readFileSync(await download.path())
}

/** Records all text drawn on a canvas. Returns the texts in order. */
async function noteDrawing(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called with its own context below
    const { fillText } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.fillText = function note(text, x, y) {
      document.documentElement.dataset.drawn = `${document.documentElement.dataset.drawn ?? ''}\n${text}`
      fillText.call(this, text, x, y)
    }
  })
  return () => page.evaluate(() => document.documentElement.dataset.drawn ?? '')
}

/** Mocks the system's share sheet, which tests cannot operate, and returns what it receives. */
async function sheetOf(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'canShare', { value: () => true })
    Object.defineProperty(navigator, 'share', {
      value: (data: ShareData) => {
        document.documentElement.dataset.shared = JSON.stringify(data)
        return Promise.resolve()
      },
    })
  })
  return async () => {
    await expect(page.locator('html')).toHaveAttribute('data-shared', /./)
    const text = await page.evaluate(() => {
      const shared = document.documentElement.dataset.shared ?? 'null'
      delete document.documentElement.dataset.shared
      return shared
    })
    const data: unknown = JSON.parse(text)
    return data
  }
}

test('share sheet: receives the URL, without a hidden result', async ({ page, site }) => {
  const shared = await sheetOf(page)
  await open(page, '/ar/event/gulf-boxing-night-2/?tab=highlights&utm=x')
  await shareButton(page).click()
  expect(await shared()).toEqual({
    title: 'سلسلة الخليج للملاكمة: الليلة 2',
    url: `${site.url}/ar/event/gulf-boxing-night-2?tab=highlights`,
  })

  const url = `${site.url}/live-scores?match=4&tab=overs`
  await open(page, '/live-scores?match=4&tab=overs')
  await shareButton(page).click()
  expect(await shared()).toEqual({ title: 'Afghanistan v Pakistan: Afghanistan won by 18 runs', url })

  await page.getByRole('switch', { name: 'Hide scores' }).click()
  await shareButton(page).click()
  expect(await shared()).toEqual({ title: 'Afghanistan v Pakistan', url })
})

test('image: is downloaded, without a hidden result', async ({ page }) => {
  const drawn = await noteDrawing(page)
  await sheetOf(page)
  await page.addInitScript(() => localStorage.setItem('sporte:spoilers', 'on'))
  await open(page, '/live-scores?match=4')
  await saveImage(page, 'sporte-match-4-en')
  expect(await drawn()).toContain('Afghanistan')
  expect(await drawn()).not.toMatch(/\b(?:169|151)\b|won|\d\/\d/)

  await open(page, '/event/gulf-boxing-night-2?tab=card')
  await saveImage(page, 'sporte-gulf-boxing-night-2-en')
  expect(await drawn()).toContain('Omar Haddad')
  expect(await drawn()).not.toMatch(/winner/i)
  await page
    .getByRole('button', { name: /^Show results/ })
    .first()
    .click()
  await saveImage(page, 'sporte-gulf-boxing-night-2-en')
  expect(await drawn()).toMatch(/winner: Omar Haddad/i)
  await expect(page.locator('html')).not.toHaveAttribute('data-shared')
})

test('missing share sheet: copies the URL, or else shows it', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    // As in Firefox with `resistFingerprinting`: every pixel is white.
    CanvasRenderingContext2D.prototype.getImageData = () =>
      new ImageData(new Uint8ClampedArray([255, 255, 255, 255]), 1, 1)
    Reflect.deleteProperty(Navigator.prototype, 'share')
  })
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await open(page, '/ar/live-scores?match=1')
  await shareButton(page).click()
  await expect(page.getByText('نُسخ الرابط')).toBeVisible()
  expect(await clipboard()).toBe(`${site.url}/ar/live-scores?match=1`)

  // A sheet that refuses, as in a frame or after an expired press.
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    Object.defineProperty(navigator, 'share', { value: refuse })
  })
  await open(page, '/player/omar-haddad')
  await imageButton(page).click()
  await expect(page.getByText('Couldn’t create the image.')).toBeVisible()
  await shareButton(page).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  expect(await clipboard()).toBe(`${site.url}/player/omar-haddad`)

  // As on a page that was not served over HTTPS.
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'))
  await shareButton(page).click()
  await expect(page.getByText('Copy this link:')).toBeVisible()
  await expect(page.getByText(`${site.url}/player/omar-haddad`)).toBeVisible()
})

test('saves an image of each kind under its name', full, async ({ page }) => {
  for (const [address, name] of [
    ['/ar/players?compare=omar-haddad,raoni-maciel', 'sporte-omar-haddad-raoni-maciel-ar'],
    ['/ar/player/omar-haddad', 'sporte-omar-haddad-ar'],
  ] as const) {
    await open(page, address)
    const file = await saveImage(page, name)
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1080, 1350])
    await expect(page.getByText(/^(?:Image saved\.|حُفظت الصورة\.)$/)).toBeVisible()
  }
})
