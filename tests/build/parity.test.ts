import { describe, expect, it } from 'vitest'
import { isBuilt } from '../support/built-site.ts'
import { everyContentPage, faultsIn, treeOf } from '../support/every-page.ts'
import { findElement, type Element } from '../support/read-html.ts'

/** The elements of the site that have an implicit role. */
const elements = new Set(
  `a article aside blockquote button caption details dialog dd dt figure footer form header iframe img input li main
  nav ol option p progress search section select summary table td textarea th time tr ul video`.split(/\s+/),
)

/** Attributes that distinguish elements with the same role, apart from their text. */
const states = [
  ...'type autocomplete disabled required scope colspan open'.split(' '),
  ...'current expanded pressed checked disabled live selected sort'.split(' ').map((name) => `aria-${name}`),
]

/**
 * The accessibility tree without its text: roles, levels, states and whether there is a name. One line per element,
 * indented by depth.
 */
function ariaShape(element: Element, depth = 0): string[] {
  const { tag, attributes, children } = element
  if (attributes.get('aria-hidden') === 'true' || attributes.has('hidden')) return []
  if (tag === 'svg' && attributes.get('role') !== 'img') return []
  const level = /^h([1-6])$/.exec(tag)?.[1]
  const role = attributes.get('role') ?? (level ? `heading ${level}` : elements.has(tag) ? tag : undefined)
  const isNamed = ['aria-label', 'aria-labelledby', 'alt'].some((name) => attributes.get(name))
  const told = states.flatMap((name) => (attributes.has(name) ? `${name}=${attributes.get(name)}` : []))
  const own = role
    ? [`${'  '.repeat(depth)}${[role, isNamed ? 'named' : '', ...told].filter(Boolean).join(' ')}`]
    : []
  const inner = children.flatMap((child) =>
    typeof child === 'string' ? [] : ariaShape(child, role ? depth + 1 : depth),
  )
  return [...own, ...inner]
}

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
