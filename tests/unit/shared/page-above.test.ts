import { describe, expect, it } from 'vitest'
import { pageRows } from '@/prerender/page-table.ts'
import { pageAbove } from '@/shared/page-above.ts'

describe('the page above', () => {
  it.each(pageRows)('%s is the one of its crumbs', (route, { parent, ids }) => {
    for (const id of ids ?? ['']) {
      expect(pageAbove(route.replace(/\$\w+$/, id))).toBe(parent ?? '/')
    }
  })

  it.each(['/', '/nowhere', '/nowhere/at/all', '/blog/', '/toString/x'])('%s is home', (path) => {
    expect(pageAbove(path)).toBe('/')
  })
})
