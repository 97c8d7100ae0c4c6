import type { Page } from '@playwright/test'
import { expect, open, test, waitForHydration } from '../support/site.ts'

/** Letters that differ in one stroke, where a fade-out could hide it: a foot, a tail, dots and a descender. */
const pairs = [
  ['/players', 'L', 'I'],
  ['/players', 'Q', 'O'],
  ['/ar/players', 'ي م', 'ى م'],
  ['/ar/players', 'م ر', 'م ا'],
] as const

/** Viewport widths with the minimum stroke size in pixels; below it, the test would measure nothing. */
const widths = [
  [390, 60],
  [1440, 200],
] as const

/** Hides everything that would count as ink, except the initials and the overlay of the card. */
const alone = `article * { color: transparent } article svg, article img { opacity: 0 }
  article [aria-hidden]::before { background: none !important }`

/** A halftone appears as its mean, so bands are as high as the distance between its dots. */
const dotPitch = 7
/** Bands with fewer pixels are edges of a stroke that both letters have. */
const speck = 60

test('shows the strokes that distinguish initials', { tag: '@full' }, async ({ page }) => {
  for (const [address, letter, other] of pairs) {
    await open(page, address)
    await waitForHydration(page, 'main article')
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
    }, alone)
    for (const [width, leastStroke] of widths) {
      await page.setViewportSize({ width, height: 1000 })
      const [plain, without, shown] = [
        await draw(page, letter, true),
        await draw(page, other, true),
        await draw(page, letter, false),
      ]
      const isStroke = (light: number, at: number) => light > 0.5 && (without.light[at] ?? 0) < 0.1
      const stroke = plain.light.flatMap((light, at) => (isStroke(light, at) ? [at] : []))
      expect(stroke.length, `${width} px: ${letter}`).toBeGreaterThan(leastStroke)
      const ground = shown.light.reduce((darkest, light) => Math.min(darkest, light))
      const bandOf = (at: number) => Math.floor(at / shown.width / dotPitch)
      const contrasts = [...new Set(stroke.map(bandOf))]
        .map((band) => stroke.filter((at) => bandOf(at) === band))
        .filter((band) => band.length >= speck)
        .map((band) => band.reduce((sum, at) => sum + (shown.light[at] ?? 0), 0) / band.length)
        .map((light) => (light + 0.05) / (ground + 0.05))
      expect(Math.min(...contrasts), `${width} px: ${letter} reads as ${other}`).toBeGreaterThanOrEqual(3)
    }
  }
})

/** The relative luminance of each pixel of a card with this letter, row by row. */
async function draw(page: Page, letter: string, isPlain: boolean) {
  const card = page.getByRole('main').getByRole('article').first()
  await card.locator('[aria-hidden] > span').evaluate(
    (element, given) => {
      element.textContent = given.letter
      element.style.cssText = given.isPlain ? 'mask: none; background: none; color: #fff' : ''
      // Plain also omits the background of the text that covers the lower part.
      for (const words of element.closest('article')?.children ?? [])
        if (words instanceof HTMLElement && !words.contains(element))
          words.style.visibility = given.isPlain ? 'hidden' : ''
    },
    { letter, isPlain },
  )
  // The page decodes the screenshot, so that the tests need no image library.
  const { width, light } = await page.evaluate(
    async (base64) => {
      const file = Uint8Array.from(atob(base64), (byte) => byte.codePointAt(0) ?? 0)
      const bitmap = await createImageBitmap(new Blob([file], { type: 'image/png' }))
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      if (!context) throw new Error('no canvas')
      context.drawImage(bitmap, 0, 0)
      const linear = (value = 0) =>
        value / 255 <= 0.04045 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
      const light = Float32Array.from({ length: data.length / 4 }, (_, at) => {
        const [red, green, blue] = data.subarray(at * 4, at * 4 + 3)
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
      })
      // As a string, because Playwright takes seconds to transfer an array of 100,000 numbers.
      let bytes = ''
      for (const byte of new Uint8Array(light.buffer)) bytes += String.fromCodePoint(byte)
      return { width: bitmap.width, light: btoa(bytes) }
    },
    (await card.screenshot()).toString('base64'),
  )
  return { width, light: [...new Float32Array(Uint8Array.from(Buffer.from(light, 'base64')).buffer)] }
}
