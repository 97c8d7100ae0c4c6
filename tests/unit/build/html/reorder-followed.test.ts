import { expect, it } from 'vitest'
import { buildInlineScripts } from '@/build/html/inline-scripts.ts'
import { createFakeStorage } from '../../../support/fake-storage.ts'

const { reorderFollowed } = await buildInlineScripts()

/** Runs the script as a browser would; returns the root attributes and style rules that it added. */
function visit(kept: Record<string, string>, sheetsAreKnown = true) {
  const rules: string[] = []
  class CSSStyleSheet {
    constructor() {
      if (!sheetsAreKnown) throw new TypeError('Illegal constructor')
    }
    replaceSync(text: string) {
      rules.push(text)
    }
  }
  const dataset: Record<string, string> = {}
  const document = { documentElement: { dataset }, adoptedStyleSheets: [] }
  // A partial `CSS.escape`: only for characters that could end the string or the selector.
  const CSS = { escape: (text: string) => text.replaceAll(/["\\{}\]]/g, String.raw`\$&`) }
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- the page inlines the script as text
  const run = new Function('document', 'localStorage', 'CSSStyleSheet', 'CSS', reorderFollowed)
  Reflect.apply(run, undefined, [document, createFakeStorage(kept), CSSStyleSheet, CSS])
  return { attributes: Object.keys(dataset), rules, adopted: document.adoptedStyleSheets.length }
}

it.each([
  {},
  { 'sporte:marks-player': '[]', 'sporte:marks-team': '[]' },
  { 'sporte:marks-player': 'not JSON' },
  { 'sporte:marks-player': 'null', 'sporte:marks-event': '["liked"]' },
])('reorderFollowed › does nothing for %o', (kept) => {
  expect(visit(kept)).toEqual({ attributes: [], rules: [], adopted: 0 })
})

it('reorderFollowed › escapes rules in stored ids', () => {
  const { rules } = visit({ 'sporte:marks-player': JSON.stringify(['"]){}*{display:none}']) })
  expect(rules).toEqual([
    String.raw`[data-following] :is([data-with~="\"\])\{\}*\{display:none\}"]){order:-1}`,
  ])
})

it('reorderFollowed › reserves the space without support for adopted sheets', () => {
  expect(visit({ 'sporte:marks-team': '["creek-fc"]' }, false)).toEqual({
    attributes: ['following'],
    rules: [],
    adopted: 0,
  })
})
