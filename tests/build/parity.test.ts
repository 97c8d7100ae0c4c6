import { describe, expect, it } from 'vitest'
import { isBuilt } from '../support/built-site.ts'
import { everyContentPage, faultsIn, treeOf } from '../support/every-page.ts'
import { findElement, type Element } from '../support/read-html.ts'

/** The implicit roles of the elements that the site uses. */
const roles: Readonly<Record<string, string>> = {
  a: 'link',
  article: 'article',
  aside: 'complementary',
  blockquote: 'blockquote',
  button: 'button',
  caption: 'caption',
  details: 'group',
  dialog: 'dialog',
  dd: 'definition',
  dt: 'term',
  figure: 'figure',
  footer: 'footer',
  form: 'form',
  header: 'header',
  iframe: 'iframe',
  img: 'image',
  input: 'input',
  li: 'listitem',
  main: 'main',
  nav: 'navigation',
  ol: 'list',
  option: 'option',
  p: 'paragraph',
  progress: 'progressbar',
  search: 'search',
  section: 'section',
  select: 'select',
  summary: 'summary',
  table: 'table',
  td: 'cell',
  textarea: 'textbox',
  th: 'header cell',
  time: 'time',
  tr: 'row',
  ul: 'list',
  video: 'video',
}

/** Attributes that distinguish elements with the same role, apart from their text. */
const states = [
  'type',
  'aria-current',
  'aria-expanded',
  'aria-pressed',
  'aria-checked',
  'aria-disabled',
  'aria-live',
  'aria-selected',
  'aria-sort',
  'autocomplete',
  'disabled',
  'required',
  'scope',
  'colspan',
  'open',
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
  const role = attributes.get('role') ?? (level ? `heading ${level}` : roles[tag])
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
