import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { builtFiles, distPath, isBuilt, precachedUrls, readBuilt } from '../support/built-site.ts'

/** Gzip, over all that the first opening of the search loads. */
const budget = 40_000

const scripts = builtFiles().filter((file) => /^assets\/.+\.js$/.test(file))

function theScript(name: string): string {
  const [file, ...others] = scripts.filter((each) => new RegExp(`^assets/${name}-[\\w-]{8}\\.js$`).test(each))
  if (!file || others.length > 0) throw new Error(`No single script "${name}"`)
  return file
}

/** A script and all that it imports at once. */
function withImports(files: readonly string[], known = new Set<string>()): Set<string> {
  for (const file of files) {
    if (known.has(file)) continue
    known.add(file)
    const names = [...readBuilt(file).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)]
    withImports(
      names.map(([, name = '']) => `assets/${name}`),
      known,
    )
  }
  return known
}

/** Scripts and styles that a document names. */
function namedBy(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file)
}

/** The styles that the search's own script waits for, from the list that its caller carries. */
function stylesOfSheet(): string[] {
  const caller = scripts.find((file) => readBuilt(file).includes('import(`./search-sheet-')) ?? ''
  const code = readBuilt(caller)
  const list = [...(/m\.f=\[([^\]]*)\]/.exec(code)?.[1] ?? '').matchAll(/"([^"]+)"/g)].map(([, file]) => file)
  const places = /import\(`\.\/search-sheet-[^`]+`\),__vite__mapDeps\(\[([\d,]*)\]\)/.exec(code)?.[1] ?? ''
  const styles = places.split(',').map((place) => list[Number(place)] ?? '')
  expect(styles.filter((file) => !isBuilt(file))).toEqual([])
  return styles
}

const sizeOf = (file: string): number => gzipSync(readFileSync(path.join(distPath, file))).length

/** The index as browsers read it. */
async function readIndex(): Promise<Map<string, { en: string; ar: string }>> {
  const code = readBuilt(theScript('search-index'))
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  const { default: entries } = v.parse(indexSchema, module)
  return new Map(entries.map(({ path, title }) => [path, title]))
}

const indexSchema = v.object({
  default: v.array(v.object({ path: v.string(), title: v.object({ en: v.string(), ar: v.string() }) })),
})

describe('the search index', () => {
  it('comes on first use: no document names it', () => {
    const own = [theScript('search-index'), theScript('search-sheet')]
    for (const file of builtFiles().filter((each) => each.endsWith('.html'))) {
      expect(
        namedBy(readBuilt(file)).filter((named) => own.includes(named)),
        file,
      ).toEqual([])
    }
  })

  it('loads no more than its budget, texts, styles and code included', () => {
    const had = withImports(namedBy(readBuilt('watch/index.html')).filter((file) => file.endsWith('.js')))
    const texts = scripts.filter(
      (file) => /^assets\/search-[\w-]{8}\.js$/.test(file) && !readBuilt(file).includes('import'),
    )
    expect(texts).toHaveLength(2)
    const largestTexts = Math.max(...texts.map(sizeOf))
    const files = [
      ...withImports([theScript('search-sheet'), theScript('search-index')]),
      ...stylesOfSheet(),
    ].filter((file) => !had.has(file) && !namedBy(readBuilt('watch/index.html')).includes(file))
    const total = files.reduce((sum, file) => sum + sizeOf(file), largestTexts)

    expect(total, files.map((file) => `${sizeOf(file)} ${file}`).join('\n')).toBeLessThanOrEqual(budget)
    expect(total).toBeGreaterThan(10_000) // else something was not counted
  })

  it('is stored at install, so that it works without a network', () => {
    expect(precachedUrls()).toEqual(
      expect.arrayContaining([`/${theScript('search-index')}`, `/${theScript('search-sheet')}`]),
    )
  })

  it('has every page of the sitemap, called by a name in both languages', async () => {
    const titles = await readIndex()
    const pages = [...readBuilt('sitemap.xml').matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)]
      .map(([, page = '']) => page)
      .filter((page) => !/^\/ar(?:\/|$)/.test(page))

    expect(pages.length).toBeGreaterThan(80)
    for (const page of pages) {
      expect(titles.get(page)?.en, page).toMatch(/[a-z]/i)
      expect(titles.get(page)?.ar, page).toMatch(/\p{Script=Arabic}/u)
    }
  })

  it('leads nowhere else than to pages that are there', async () => {
    for (const [address] of await readIndex()) {
      const page = address.replace(/[?#].*$/, '').replace(/^\//, '')
      expect(isBuilt(path.join(page, 'index.html')), address).toBe(true)
      expect(isBuilt(path.join('ar', page, 'index.html')), address).toBe(true)
    }
  })
})
