import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { ownScripts } from '../support/built-site.ts'

export type Weight = {
  pages: number
  /** The two scripts that every page references. */
  entry: number
  /**
   * The heaviest page of each template: `firstScript` is what its document references, `markup` the document with its
   * styles.
   */
  firstScript: Map<string, number>
  markup: Map<string, number>
  install: number
  searchIndex: number
}

/** The download sizes of a build in gzip bytes, by the same rules as `tests/build/budgets.test.ts`. */
export function measureBuild(folder: string): Weight {
  const zipped = zippedFilesOf(folder)
  const sum = (addresses: readonly string[]) => addresses.reduce((total, each) => total + zipped(each), 0)
  const weight: Weight = {
    pages: 0,
    entry: 0,
    firstScript: new Map(),
    markup: new Map(),
    install: 0,
    searchIndex: 0,
  }
  const note = (worst: Map<string, number>, template: string, value: number) =>
    worst.set(template, Math.max(value, worst.get(template) ?? 0))

  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((each) => each.endsWith('index.html'))) {
    const html = readFileSync(path.join(folder, file), 'utf8')
    // Skip redirects, shells and copies of the template: they have no content.
    if (!/<div id="root"[^>]*><[a-z]/.test(html)) continue
    weight.pages += 1
    const scripts = ownScripts(html)
    const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
    note(weight.firstScript, templateOf(file), sum(scripts))
    note(weight.markup, templateOf(file), zipped(`/${file}`) + sum(styles))
    weight.entry = sum(scripts.filter((each) => /\/(?:libraries|index)-/.test(each)))
  }
  const held = [...readFileSync(path.join(folder, 'sw.js'), 'utf8').matchAll(/"?url"?:\s*[`"]([^`"]+)/g)]
    .map(([, url = '']) => url)
    .filter((url) => !/\.(?:avif|png)$/.test(url))
  weight.install = sum(['/sw.js', ...held.map((url) => (url.endsWith('/') ? `${url}index.html` : url))])
  weight.searchIndex = sum([`/${searchIndexOf(files)}`])
  return weight
}

export function searchIndexOf(files: readonly string[]): string {
  const found = files.find((file) => /^assets\/search-index-[^/]+\.js$/.test(file))
  if (!found) throw new Error('The build has no search index')
  return found
}

/** `ar/player/x/index.html` → `/player/…`. */
function templateOf(file: string): string {
  const [folder = '', id] = file
    .replace(/^ar\//, '')
    .replace(/\/?index\.html$/, '')
    .split('/')
  return `/${folder}${id === undefined ? '' : '/…'}`
}

function zippedFilesOf(folder: string) {
  const sizes = new Map<string, number>()
  return (address: string): number => {
    const known = sizes.get(address)
    if (known !== undefined) return known
    const size = gzipSync(readFileSync(path.join(folder, address)), { level: 9 }).length
    sizes.set(address, size)
    return size
  }
}
