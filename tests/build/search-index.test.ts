import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { builtFiles, distPath, isBuilt, readBuilt, scriptNamed, withImports } from '../support/built-site.ts'
import { everyPage, faultsIn } from '../support/every-page.ts'

/** Gzipped bytes of everything that the first opening of the search loads. */
const budget = 40_000

const scripts = builtFiles().filter((file) => /^assets\/.+\.js$/.test(file))

/** Scripts and styles that a document references. */
function namedBy(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file)
}

/** Styles of the search sheet, from the dependency list in the script that imports it. */
function stylesOfSheet(): string[] {
  const caller = scripts.find((file) => readBuilt(file).includes('import(`./search-sheet-')) ?? ''
  const code = readBuilt(caller)
  const list = [...(/m\.f=\[([^\]]*)\]/.exec(code)?.[1] ?? '').matchAll(/"([^"]+)"/g)].map(([, file]) => file)
  const places = /import\(`\.\/search-sheet-[^`]+`\),__vite__mapDeps\(\[([\d,]*)\]\)/.exec(code)?.[1] ?? ''
  const styles = places.split(',').map((place) => `/${list[Number(place)]}`)
  expect(styles.filter((file) => !isBuilt(file))).toEqual([])
  return styles
}

const sizeOf = (file: string): number => gzipSync(readFileSync(path.join(distPath, file))).length

/** Imports the built index as a browser does. */
async function readIndex(): Promise<Map<string, { en: string; ar: string }>> {
  const code = readBuilt(scriptNamed('search-index').slice(1))
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  const { default: entries } = v.parse(indexSchema, module)
  return new Map(entries.map(({ path, title }) => [path, title]))
}

const indexSchema = v.object({
  default: v.array(v.object({ path: v.string(), title: v.object({ en: v.string(), ar: v.string() }) })),
})

describe('search index', () => {
  it('loads on first use: no document links it', () => {
    const own = [scriptNamed('search-index'), scriptNamed('search-sheet')]
    const faults = faultsIn(everyPage, ({ html }) => namedBy(html).filter((named) => own.includes(named)))
    expect(faults).toEqual([])
  })

  it('meets its budget, texts, styles and code included', () => {
    const named = namedBy(readBuilt('watch/index.html'))
    // `idle` hydrates the button that opens the search.
    const first = [...named.filter((file) => file.endsWith('.js')), scriptNamed('idle')]
    const had = [...withImports(first), ...named]
    const texts = scripts.filter(
      (file) => /^assets\/search-[\w-]{8}\.js$/.test(file) && !readBuilt(file).includes('import'),
    )
    expect(texts).toHaveLength(2)
    const largestTexts = Math.max(...texts.map(sizeOf))
    const files = [
      ...withImports([scriptNamed('search-sheet'), scriptNamed('search-index')]),
      ...stylesOfSheet(),
    ].filter((file) => !had.includes(file))
    const total = files.reduce((sum, file) => sum + sizeOf(file), largestTexts)

    expect(total, files.map((file) => `${sizeOf(file)} ${file}`).join('\n')).toBeLessThanOrEqual(budget)
    expect(total).toBeGreaterThan(10_000) // otherwise a file was not counted
  })

  it('has every page of the sitemap, with a name in both languages', async () => {
    const titles = await readIndex()
    const pages = [...readBuilt('sitemap.xml').matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)]
      .map(([, page = '']) => page)
      .filter((page) => !/^\/ar(?:\/|$)/.test(page))

    expect(pages.length).toBeGreaterThan(80)
    const isNamed = ({ en, ar } = { en: '', ar: '' }) => /[a-z]/i.test(en) && /\p{Script=Arabic}/u.test(ar)
    expect(pages.filter((page) => !isNamed(titles.get(page)))).toEqual([])
  })

  it('links only to existing pages', async () => {
    const addresses = [...(await readIndex()).keys()]
    const isInstalled = (address: string, language: string) =>
      isBuilt(path.join(language, address.replace(/[?#].*$/, ''), 'index.html'))
    expect(addresses.filter((each) => !isInstalled(each, '') || !isInstalled(each, 'ar'))).toEqual([])
  })
})
