import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, open, test } from '../support/site.ts'

const button = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(?:Share as image|احصل على صورة)$/ })

/** All texts drawn on a canvas, in order. */
const drawn = (page: Page) => page.evaluate(() => (document.documentElement.dataset.drawn ?? '').split('\n'))

/** Records all text drawn on a canvas. */
async function noteDrawing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called with its own context below
    const { fillText } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.fillText = function note(text, x, y) {
      document.documentElement.dataset.drawn = `${document.documentElement.dataset.drawn ?? ''}\n${text}`
      fillText.call(this, text, x, y)
    }
  })
}

/** Mocks a share sheet that accepts files, and records what it receives. */
async function giveSheet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'canShare', { value: () => true })
    Object.defineProperty(navigator, 'share', {
      value: ({ files, title, text }: ShareData) => {
        const [file] = files ?? []
        document.documentElement.dataset.shared = JSON.stringify([file?.name, file?.type, title, text])
        return Promise.resolve()
      },
    })
  })
}

test(
  'creates an image of each of four kinds with a good file name, in both languages',
  { tag: '@full' },
  async ({ page }) => {
    await noteDrawing(page)
    for (const [address, name, words] of [
      ['/live-scores?match=4', 'sporte-match-4-en', ['169/5', 'Afghanistan won by 18 runs']],
      ['/ar/players?compare=omar-haddad,raoni-maciel', 'sporte-omar-haddad-raoni-maciel-ar', ['عمر حداد']],
      ['/event/gulf-boxing-night-2', 'sporte-gulf-boxing-night-2-en', ['Boxing']],
      ['/ar/player/omar-haddad', 'sporte-omar-haddad-ar', ['عمر حداد', 'بيانات تجريبية']],
    ] as const) {
      await open(page, address)
      const coming = page.waitForEvent('download')
      await button(page).click()
      const download = await coming
      expect(download.suggestedFilename()).toBe(`${name}.png`)
      const file = readFileSync(await download.path())
      expect(file.subarray(1, 4).toString()).toBe('PNG')
      expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1080, 1350])
      await expect(page.getByText(/^(?:Image saved\.|حُفظت الصورة\.)$/)).toBeVisible()
      const texts = await drawn(page)
      for (const word of words) expect(texts.join('\n')).toMatch(new RegExp(word, 'i'))
    }
  },
)

test('passes the image to the share sheet as a file, without the result if scores are hidden', async ({
  page,
  site,
}) => {
  await noteDrawing(page)
  await giveSheet(page)
  await open(page, '/live-scores?match=4&tab=overs')
  await page.getByRole('switch', { name: 'Hide scores' }).click()
  await button(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-shared', /./)
  const shared = (await page.locator('html').getAttribute('data-shared')) ?? ''
  expect(JSON.parse(shared)).toEqual([
    'sporte-match-4-en.png',
    'image/png',
    'Afghanistan v Pakistan',
    `Afghanistan v Pakistan. Match 4 · September 2, 2025. Sharjah Cricket Stadium\n${site.url}/live-scores?match=4&tab=overs`,
  ])
  expect((await drawn(page)).join(' ')).not.toMatch(/169|151|won|\d\/\d/)
})

test('reports a drawing failure and shares the link instead', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
    Reflect.deleteProperty(Navigator.prototype, 'share')
  })
  await open(page, '/player/omar-haddad')
  await button(page).click()
  await expect(page.getByText('Couldn’t create the image.')).toBeVisible()
  await expect(page.getByText('Link copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/player/omar-haddad`)
})
