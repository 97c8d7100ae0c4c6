import type { Page } from '@playwright/test'
import { builtFiles } from './built-site.ts'
import { findOverflowing } from './layout.ts'

/**
 * Variants of the site's two fonts: narrow, wider than the widest system fallbacks (DejaVu Sans Bold, Verdana Bold),
 * and with WCAG 2.2 text spacing (1.4.12). Arabic has no letter spacing.
 */
export const fonts = ['narrow', 'wide', 'spaced'] as const
type Font = (typeof fonts)[number]

const widths: Record<Font, string> = {
  narrow: 'font-stretch: 62%; size-adjust: 85%',
  wide: 'font-stretch: 112%; size-adjust: 120%',
  spaced: 'font-stretch: 62% 112%',
}

const fontFile = (name: string) => builtFiles().find((file) => file.includes(`/sporte-${name}-`)) ?? name

function styles(): string {
  const [latin, arabic] = [fontFile('latin'), fontFile('arabic')]
  const rules = fonts.map(
    (face) => `
      @font-face { font-family: 'Test ${face}'; src: url('/${latin}'); ${widths[face]} }
      @font-face { font-family: 'Test ${face}'; src: url('/${arabic}'); ${widths[face]}; unicode-range: U+600-6FF }
      [data-face='${face}'], [data-face='${face}'] [lang] {
        --font-display: 'Test ${face}' !important;
        --font-body: 'Test ${face}' !important;
      }`,
  )
  return `${rules.join('')}
    [data-face='spaced'] * { line-height: 1.5 !important; word-spacing: 0.16em !important }
    [data-face='spaced'] :not(:lang(ar)) { letter-spacing: 0.12em !important }
    [data-face='spaced'] p { margin-block-end: 2em !important }`
}

/** Loads the fonts with a constructed style sheet, which the page's CSP does not treat as an inline style. */
export async function loadFonts(page: Page): Promise<void> {
  await page.evaluate(
    async ({ names, css }) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
      const wanted = names.map((name) => document.fonts.load(`1rem 'Test ${name}'`, 'Aا'))
      const loaded = (await Promise.all(wanted)).map((found) => found.length)
      if (loaded.some((count) => count !== 2)) throw new Error(`Not every face was loaded: ${loaded.join()}`)
    },
    { names: fonts, css: styles() },
  )
}

/** The elements that are too wide in any of the fonts. Restores the page's font afterwards. */
export async function overflowingInAnyFont(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const face of [...fonts, undefined]) {
    await setFace(page, face)
    if (face) found.push(...(await findOverflowing(page)).map((what) => `${face}: ${what}`))
  }
  return found
}

async function setFace(page: Page, face: Font | undefined): Promise<void> {
  await page.evaluate((name) => {
    if (name) document.documentElement.dataset.face = name
    else delete document.documentElement.dataset.face
  }, face)
}
