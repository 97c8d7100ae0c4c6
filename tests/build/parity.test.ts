import { describe, expect, it } from 'vitest'
import { ariaShape } from '../support/aria-shape.ts'
import { contentPages } from '../support/built-site.ts'
import { findElement, readHtml } from '../support/read-html.ts'

const pages = contentPages()
const english = pages.filter(({ language }) => language === 'en')
const arabic = new Map(
  pages.filter(({ language }) => language === 'ar').map((page) => [page.file, page.html]),
)

function shapeOf(html: string): string[] {
  const body = findElement(readHtml(html), ({ tag }) => tag === 'body')
  return body ? ariaShape(body) : []
}

/** The first lines where they part, with what stands before them. */
function difference(en: readonly string[], ar: readonly string[]): string | null {
  const at = en.findIndex((line, index) => line !== ar[index])
  if (at < 0 && en.length === ar.length) return null
  const from = at < 0 ? en.length : at
  return `line ${from + 1}\nen: ${en.slice(Math.max(0, from - 3), from + 4).join('\n    ')}\nar: ${ar.slice(Math.max(0, from - 3), from + 4).join('\n    ')}`
}

describe('to assistive technology', () => {
  it.each(english)('$file has one shape in both languages', ({ file, html }) => {
    const other = arabic.get(`ar/${file}`)
    if (other === undefined) throw new Error(`${file} has no Arabic page`)
    expect(difference(shapeOf(html), shapeOf(other))).toBeNull()
  })

  it('a page is more than a handful of lines, and another page is another shape', () => {
    const shapes = english.map(({ html }) => shapeOf(html))
    for (const shape of shapes) expect(shape.length).toBeGreaterThan(10)
    const [first = [], second = []] = shapes
    expect(difference(first, second)).not.toBeNull()
    expect(difference(first, first.slice(0, -1))).not.toBeNull()
  })
})
