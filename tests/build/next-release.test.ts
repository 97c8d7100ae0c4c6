import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { nextRelease } from '../support/copied-release.ts'
import { builtFiles, distPath, precachedUrls, readBuilt } from '../support/built-site.ts'

const scriptsIn = (text: string) => [...new Set(text.match(/(?<=\/)[\w$.-]+\.js\b/g))]
const urlOf = (entry: string) => /"url":"([^"]+)"/.exec(entry)?.[1] ?? ''
const partsOf = (entry = '{}') => entry.slice(1, -1).split(',').toSorted().join(',')

/** The worker's precache entries by URL, with the fields of each entry sorted. */
const entriesIn = (worker: string) =>
  new Map(worker.match(/\{[^{}]*"url":[^{}]*\}/g)?.map((entry) => [urlOf(entry), partsOf(entry)]))

describe('next release of the update tests', () => {
  let folder = ''
  let files: string[] = []
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')

  beforeAll(async () => {
    folder = await nextRelease()
    files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
  })

  it('has as many files, and imports no script that only the previous version has', () => {
    expect(files).toHaveLength(builtFiles().length)
    const gone = new Set(
      builtFiles()
        .filter((file) => !files.includes(file))
        .map((file) => path.basename(file)),
    )
    expect(gone.size).toBeGreaterThan(50)
    const naming = files
      .filter((file) => /\.(?:js|html)$/.test(file))
      .filter((file) => scriptsIn(read(file)).some((name) => gone.has(name)))
    expect(naming).toEqual([])
  })

  it('has another entry, and no script that imports the old one', () => {
    const entry = scriptsIn(readBuilt('about/index.html')).find((name) => name.startsWith('index-')) ?? ''
    const importing = builtFiles().filter(
      (file) => file.startsWith('assets/') && readBuilt(file).includes(entry),
    )
    expect(importing.length).toBeGreaterThan(50)
    expect([`assets/${entry}`, ...importing].filter((file) => files.includes(file))).toEqual([])
  })

  it('lists changed files with new revisions for its worker', () => {
    const before = entriesIn(readBuilt('sw.js'))
    const after = entriesIn(read('sw.js'))
    expect([before.size, after.size]).toEqual([precachedUrls().length, precachedUrls().length])
    const wrong = [...after].filter(([url, entry]) => {
      const file = `${url.slice(1)}${url.endsWith('/') ? 'index.html' : ''}`
      const old = path.join(distPath, file)
      const isSame = existsSync(old) && readFileSync(old).equals(readFileSync(path.join(folder, file)))
      return (before.get(url) === entry) !== isSame
    })
    expect(wrong).toEqual([])
  })
})
