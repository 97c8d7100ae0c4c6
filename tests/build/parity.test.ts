import { describe, expect, it } from 'vitest'
import { ariaShape } from '../support/aria-shape.ts'
import { isBuilt } from '../support/built-site.ts'
import { everyContentPage, faultsIn, treeOf } from '../support/every-page.ts'
import { findElement } from '../support/read-html.ts'

const english = everyContentPage.filter(({ language }) => language === 'en')

function shapeOf(file: string): string[] {
  const body = findElement(treeOf(file), ({ tag }) => tag === 'body')
  return body ? ariaShape(body) : []
}

/** The first different lines with their context, or false if the shapes are equal. */
function difference(en: readonly string[], ar: readonly string[]): string | false {
  const at = en.findIndex((line, index) => line !== ar[index])
  if (at < 0 && en.length === ar.length) return false
  const from = at < 0 ? en.length : at
  return `line ${from + 1}\nen: ${en.slice(Math.max(0, from - 3), from + 4).join('\n    ')}\nar: ${ar.slice(Math.max(0, from - 3), from + 4).join('\n    ')}`
}

describe('accessibility tree', () => {
  it('has one shape per page in both languages', () => {
    const faults = faultsIn(english, ({ file }) => [
      isBuilt(`ar/${file}`) ? difference(shapeOf(file), shapeOf(`ar/${file}`)) : 'has no Arabic page',
    ])
    expect(faults).toEqual([])
  })

  it('has more than a few lines, and differs between pages', () => {
    expect(faultsIn(english, ({ file }) => [shapeOf(file).length <= 10 && 'is almost empty'])).toEqual([])
    const [first = [], second = []] = english.map(({ file }) => shapeOf(file))
    expect(difference(first, second)).toBeTruthy()
    expect(difference(first, first.slice(0, -1))).toBeTruthy()
  })
})
