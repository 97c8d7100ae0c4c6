import { describe, expect, it } from 'vitest'
import { planChunks, type ModuleFacts } from '@/prerender/chunk-plan.ts'

type Sketch = Record<string, { needs?: string[]; asks?: string[]; size?: number }>

/** Pages start with `page-`, texts with their language, styles end in `.css`. */
function plan(sketch: Sketch, { companions = /^companion/, variants = /^variant-/ } = {}) {
  const facts = (id: string): ModuleFacts | undefined => {
    const { needs = [], asks = [], size = 6_000 } = sketch[id] ?? {}
    return id in sketch ? { imports: needs, dynamicImports: asks, size } : undefined
  }
  return planChunks(facts, {
    entry: 'entry',
    isPage: (id) => id.startsWith('page-'),
    variantOf: (id) => (variants.test(id) ? id : undefined),
    isAlways: (id) => id === 'en/common',
    isCompanion: (id) => companions.test(id),
    isSpared: (id) => id === 'companion-dialog',
    kindOf: (id) => (id.startsWith('en/') ? 'en' : id.endsWith('.css') ? 'style' : 'script'),
  })
}

describe('planChunks', () => {
  it('leaves alone what the entry brings along', () => {
    const names = plan({
      entry: { needs: ['site'], asks: ['page-a'] },
      site: {},
      'page-a': { needs: ['site'] },
    })
    expect([...names]).toEqual([['page-a', 'page-a']])
  })

  it('has one file for what is asked for at the same moment, and one for what comes later', () => {
    const names = plan({
      entry: { asks: ['page-a'] },
      'page-a': { needs: ['hero'], asks: ['part', 'other-part'] },
      hero: {},
      part: { needs: ['drawing'] },
      'other-part': {},
      drawing: {},
    })
    expect(names.get('hero')).toBe('page-a')
    expect(names.get('part')).not.toBe('page-a')
    expect([names.get('other-part'), names.get('drawing')]).toEqual([names.get('part'), names.get('part')])
  })

  it('never gives a page what only another needs, but for crumbs', () => {
    const pages = {
      entry: { asks: ['page-a', 'page-b'] },
      'page-a': { needs: ['mine'] },
      'page-b': { needs: ['yours'] },
    }
    const large = plan({ ...pages, mine: {}, yours: {} })
    expect(large.get('mine')).not.toBe(large.get('yours'))
    const crumbs = plan({
      entry: pages.entry,
      'page-a': { needs: ['mine'], size: 90 },
      'page-b': { needs: ['yours'], size: 90 },
      mine: { size: 10 },
      yours: { size: 10 },
    })
    expect(crumbs.get('mine')).toBe(crumbs.get('yours'))
  })

  it('shows one of several without the others', () => {
    const names = plan({
      entry: { asks: ['page-a'] },
      'page-a': { asks: ['part'] },
      part: { asks: ['variant-1', 'variant-2'] },
      'variant-1': {},
      'variant-2': {},
    })
    expect(new Set(names.values()).size).toBe(4)
  })

  it('keeps languages, styles and scripts apart', () => {
    const names = plan({
      entry: { asks: ['page-a', 'en/common'] },
      'page-a': { needs: ['a.css'], asks: ['en/a'], size: 5 },
      'a.css': { size: 5 },
      'en/a': { size: 5 },
      'en/common': { size: 5 },
    })
    expect(names.get('en/a')).toBe(names.get('en/common'))
    expect(new Set(names.values()).size).toBe(3)
  })

  it('does not let two files import each other', () => {
    // `top` and `bottom` are as small as crumbs, `middle` stands between them and belongs to one page only.
    const sketch: Sketch = {
      entry: { asks: ['page-a', 'page-b'] },
      'page-a': { needs: ['top'] },
      'page-b': { needs: ['bottom'] },
      top: { needs: ['middle'], size: 10 },
      middle: { needs: ['bottom'], size: 9_000 },
      bottom: { size: 10 },
    }
    const names = plan(sketch)
    const edges = Object.entries(sketch).flatMap(([id, { needs = [] }]) =>
      needs.map((needed) => [names.get(id), names.get(needed)] as const),
    )
    const reaches = (from: string | undefined, to: string | undefined, seen = new Set<unknown>()): boolean =>
      edges.some(
        ([a, b]) => a === from && b !== from && (b === to || (!seen.has(b) && reaches(b, to, seen.add(b)))),
      )
    for (const name of new Set(names.values())) expect(reaches(name, name)).toBe(false)
  })

  it('gives whoever saves data nothing that they do without', () => {
    const names = plan({
      entry: { asks: ['companion-dialog', 'companion-sorry', 'form', 'page-a'] },
      'companion-dialog': { needs: ['send'] },
      'companion-sorry': {},
      form: { needs: ['send'] },
      send: {},
      'page-a': {},
    })
    expect(names.get('companion-dialog')).not.toBe(names.get('send'))
    expect(names.get('companion-dialog')).not.toBe(names.get('companion-sorry'))
  })
})
