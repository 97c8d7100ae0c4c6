import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { budgets } from '../support/budgets.ts'
import { distPath, ownScripts, precachedUrls } from '../support/built-site.ts'
import { addressOf, everyContentPage } from '../support/every-page.ts'

const zippedSizes = new Map<string, number>()

function zipped(address: string): number {
  const known = zippedSizes.get(address)
  if (known !== undefined) return known
  const file = path.join(distPath, new URL(address, 'http://site').pathname)
  const size = gzipSync(readFileSync(file), { level: 9 }).length
  zippedSizes.set(address, size)
  return size
}

const sum = (addresses: readonly string[]) => addresses.map(zipped).reduce((total, size) => total + size, 0)

/** `every-page.spec.ts` checks the budgets that need a browser: fonts, hero image and layout shift. */
it('pages › meet their budgets', () => {
  const pages = everyContentPage.map(({ file, html }) => {
    const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
    const markup = gzipSync(html, { level: 9 }).length + sum(styles)
    return { where: addressOf(file), firstScript: sum(ownScripts(html)), markup }
  })
  const worst = (name: 'firstScript' | 'markup') => {
    const value = Math.max(...pages.map((page) => page[name]))
    return { ...budgets[name], value, where: pages.find((page) => page[name] === value)?.where }
  }
  // The install budget does not include art.
  const held = precachedUrls().filter((url) => !/\.(?:avif|png)$/.test(url))
  const install = ['/sw.js', ...held.map((url) => (url.endsWith('/') ? `${url}index.html` : url))]
  const where = `${precachedUrls().length} files`
  const measured = [worst('firstScript'), worst('markup'), { ...budgets.install, value: sum(install), where }]

  console.table(measured)
  expect(measured.filter(({ value, limit }) => !(value > 0 && value <= limit))).toEqual([])
})
