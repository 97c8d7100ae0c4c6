import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findElement, readHtml, type Element } from '../support/read-html.ts'
import { cachePath, distPath, readBuilt } from '../support/built-site.ts'

/**
 * Writes a baseline page by hand, without script, from the home page's hero image, text and font. Returns its folder,
 * with a page per language at `/` and `/ar/`.
 */
export function writeBaselinePage(): string {
  const folder = path.join(cachePath, 'baseline')
  rmSync(folder, { recursive: true, force: true })
  for (const language of ['en', 'ar'] as const) {
    const page = language === 'ar' ? 'ar/index.html' : 'index.html'
    const html = readBuilt(page)
    const picture = /<picture[^>]*>(?:(?!<\/picture>).)*fetchpriority="high".*?<\/picture>/is.exec(html)?.[0]
    const words = getTexts(findElement(readHtml(html), ({ tag }) => tag === 'main'))
    const face = /href="(\/assets\/sporte-[^"]+\.woff2)"/.exec(html)?.[1]
    if (!picture || words.length < 50 || !face) throw new Error(`The hero of ${page} has changed`)
    for (const file of [face, ...picture.matchAll(/\/assets\/[^\s",]+/g)].map(String)) copy(file, folder)
    mkdirSync(path.dirname(path.join(folder, page)), { recursive: true })
    writeFileSync(path.join(folder, page), baselinePage(language, { picture, words: words.join('\n'), face }))
  }
  return folder
}

function copy(file: string, folder: string): void {
  const to = path.join(folder, file)
  mkdirSync(path.dirname(to), { recursive: true })
  copyFileSync(path.join(distPath, file), to)
}

/** Headings and paragraphs in document order, without their containers. */
function getTexts(element: Element | undefined): string[] {
  if (!element) return []
  if (/^(?:h[1-4]|p)$/.test(element.tag)) return [`<${element.tag}>${textOf(element)}</${element.tag}>`]
  return element.children.flatMap((child) => (typeof child === 'string' ? [] : getTexts(child)))
}

const textOf = (element: Element): string =>
  element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('')

type Hero = Record<'picture' | 'words' | 'face', string>

const baselinePage = (language: 'en' | 'ar', { picture, words, face }: Hero) => `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Baseline</title>
<link rel="icon" href="data:,">
<link rel="preload" as="font" type="font/woff2" href="${face}" crossorigin>
<style>
@font-face { font-family: Sporte; src: url("${face}"); font-display: swap }
body { margin: 0; background: #0b0d12; color: #fff; font: 1rem/1.5 Sporte, sans-serif }
main { padding: 1.5rem }
img { display: block; width: 100%; height: 60vh; object-fit: cover }
h1 { font-size: 2.5rem; line-height: 1.05; margin: 0 }
</style>
</head>
<body><main>${picture}${words}</main></body>
</html>
`
