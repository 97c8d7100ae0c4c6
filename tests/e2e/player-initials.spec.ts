import type { Page, Locator } from '@playwright/test'
import { expect, open, test, waitForHydration } from '../support/site.ts'

/** Letters that differ in one stroke, where a fade-out could hide it: a foot, a tail, dots and a descender. */
const pairs: Record<string, readonly (readonly [letter: string, other: string])[]> = {
  '/players': [
    ['L', 'I'],
    ['Q', 'O'],
  ],
  '/ar/players': [
    ['ي م', 'ى م'],
    ['م ر', 'م ا'],
  ],
}

/** Viewport widths with the minimum stroke size in pixels; below it, the test would measure nothing. */
const widths = [
  [390, 60],
  [1440, 200],
] as const

/** Hides everything that would count as ink, except the initials and the overlay of the card. */
const alone = `article * { color: transparent } article svg, article img { opacity: 0 }
  article [aria-hidden]::before { background: none !important }`

async function drawn(page: Page, letter: string, how: 'plain' | 'as designed'): Promise<InkMap> {
  const card = page.getByRole('main').getByRole('article').first()
  await card.locator('[aria-hidden] > span').evaluate(
    (element, { letter, isPlain }) => {
      element.textContent = letter
      element.style.cssText = isPlain ? 'mask: none; background: none; color: #fff' : ''
      // Plain also omits the background of the text that covers the lower part.
      for (const words of element.closest('article')?.children ?? [])
        if (words instanceof HTMLElement && !words.contains(element))
          words.style.visibility = isPlain ? 'hidden' : ''
    },
    { letter, isPlain: how === 'plain' },
  )
  return inkOf(page, card)
}

test('shows the strokes that distinguish initials', { tag: '@full' }, async ({ page }) => {
  for (const [address, letters] of Object.entries(pairs)) {
    await open(page, address)
    await waitForHydration(page, 'main article')
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
    }, alone)
    for (const [width, leastStroke] of widths) {
      await page.setViewportSize({ width, height: 1000 })
      const weak: string[] = []
      for (const [letter, other] of letters) {
        const stroke = (await drawn(page, letter, 'plain')).beyond(await drawn(page, other, 'plain'))
        expect(stroke.size, `${address}, ${width} px: ${letter}`).toBeGreaterThan(leastStroke)
        const contrast = (await drawn(page, letter, 'as designed')).weakest(stroke)
        if (contrast < 3) weak.push(`${letter} reads as ${other}: ${contrast.toFixed(1)}`)
      }
      expect(weak, `${address}, ${width} px`).toEqual([])
    }
  }
})

/** Relative luminance of each pixel of a drawing, row by row. */
class InkMap {
  private readonly width: number
  private readonly light: readonly number[]

  constructor(width: number, light: readonly number[]) {
    this.width = width
    this.light = light
  }

  /** The pixels that this drawing fills and the other leaves empty. */
  beyond(other: InkMap): ReadonlySet<number> {
    const filled = this.light.flatMap((light, at) =>
      light > 0.5 && (other.light[at] ?? 0) < 0.1 ? [at] : [],
    )
    return new Set(filled)
  }

  /** The lowest contrast of these pixels with the darkest one, measured in bands of `dotPitch` rows. */
  weakest(places: ReadonlySet<number>): number {
    const bands = new Map<number, number[]>()
    for (const at of places) {
      const band = Math.floor(at / this.width / dotPitch)
      const lights = bands.get(band)
      if (lights) lights.push(this.light[at] ?? 0)
      else bands.set(band, [this.light[at] ?? 0])
    }
    const ground = this.light.reduce((darkest, light) => Math.min(darkest, light))
    const contrasts = [...bands.values()]
      .filter((lights) => lights.length >= speck)
      .map((lights) => (mean(lights) + 0.05) / (ground + 0.05))
    return Math.min(...contrasts)
  }
}

/** A halftone appears as its mean, so bands are as high as the distance between its dots. */
const dotPitch = 7
/** Bands with fewer pixels are edges of a stroke that both letters have. */
const speck = 60

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** A screenshot of an element. The page decodes it, so that the tests need no image library. */
async function inkOf(page: Page, element: Locator): Promise<InkMap> {
  const png = (await element.screenshot()).toString('base64')
  const { width, light } = await page.evaluate(async (base64) => {
    const file = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
    const bitmap = await createImageBitmap(new Blob([file], { type: 'image/png' }))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    if (!context) throw new Error('no canvas')
    context.drawImage(bitmap, 0, 0)
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
    const linear = (value: number) => {
      const part = value / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    }
    const light = new Float32Array(data.length / 4)
    for (let at = 0; at < light.length; at += 1) {
      const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3)
      light[at] = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
    // As a string, because Playwright takes seconds to transfer an array of 100,000 numbers.
    let bytes = ''
    for (const byte of new Uint8Array(light.buffer)) bytes += String.fromCodePoint(byte)
    return { width: bitmap.width, light: btoa(bytes) }
  }, png)
  const bytes = Uint8Array.from(Buffer.from(light, 'base64'))
  return new InkMap(width, [...new Float32Array(bytes.buffer)])
}
