import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { scripts } from '../../package.json'
import { textsOf } from '../support/locale-texts.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const filesIn = (folder: string, pattern: RegExp) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => pattern.test(file))

const documents = [
  'README.md',
  ...filesIn('.github', /\.md$/),
  ...filesIn('tests', /\/README\.md$/),
  ...filesIn('src', /(?<!flags)\/README\.md$/), // the flags have the licence of their author
].map((file) => ({ file, text: read(file) }))

/** What a pattern finds in the documents, its first group each. */
const found = (pattern: RegExp, textOf = (text: string) => text) =>
  documents.flatMap(({ file, text }) =>
    [...textOf(text).matchAll(pattern)].map(([, value = '']) => ({ file, value })),
  )

describe('documents', () => {
  it('name only commands of package.json', () => {
    const commands = found(/npm run ([\w:]+)/g)
    expect(commands.length).toBeGreaterThan(20)
    expect(commands.filter(({ value }) => !(value in scripts))).toEqual([])
  })

  it('filter tests by existing titles only', () => {
    const filters = found(/ -g '([^']+)'/g)
    const specs = filesIn('tests', /\.spec\.ts$/).map(read)
    expect(filters).not.toEqual([])
    expect(filters.filter(({ value }) => !specs.some((text) => text.includes(value)))).toEqual([])
  })

  it('quote only labels of the site', () => {
    /** Quotations of something else. */
    const elsewhere = new Set(['The service worker precaches all scripts'])
    /** Without code: JSON and commands have quotation marks too. */
    const prose = (text: string) => text.replaceAll(/```[\s\S]*?```|`[^`]*`/g, ' ').replaceAll(/\s+/g, ' ')
    const screens = new Set(textsOf('en').values())
    const labels = found(/"([A-Z][^"]*)"/g, prose).filter(({ value }) => !elsewhere.has(value))
    expect(labels.length).toBeGreaterThan(8)
    expect(labels.filter(({ value }) => !screens.has(value))).toEqual([])
  })
})
