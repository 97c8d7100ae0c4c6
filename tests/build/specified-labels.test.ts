import { expect, it } from 'vitest'
import { arabicOf } from '../support/arabic-of.ts'
import { treeOf } from '../support/every-page.ts'
import type { Element } from '../support/read-html.ts'
import { specifiedPages } from '../support/specified-labels.ts'

function textsOf(element: Element): string[] {
  if (element.tag === 'script' || element.tag === 'style') return []
  return element.children.flatMap((child) =>
    typeof child === 'string' ? [child.trim().replaceAll(/\s+/g, ' ').toLowerCase()] : textsOf(child),
  )
}

const served = specifiedPages.filter(({ path }) => !path.includes('?'))

it.each(served)(
  '$path › is served with its specified labels in order',
  ({ path, labels, fromScript = [] }) => {
    for (const prefix of ['', 'ar/']) {
      const texts = textsOf(
        treeOf(`${prefix}${path.slice(1)}/index.html`.replace('//', '/').replace(/^\//, '')),
      )
      let from = 0
      const missing = labels.filter((label) => {
        if (fromScript.includes(label)) return false
        const spellings = prefix ? arabicOf(label) : [label]
        const found = texts.findIndex(
          (text, index) => index >= from && spellings.some((each) => each.toLowerCase() === text),
        )
        from = Math.max(from, found + 1)
        return found < 0
      })
      expect(missing, prefix).toEqual([])
    }
  },
)
