import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { scripts } from '../../package.json'
import { textsOf } from '../support/locale-texts.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const folder = '.github/decisions'
const index = read(`${folder}/README.md`)
const records = readdirSync(path.join(root, folder))
  .filter((file) => file !== 'README.md')
  .map((file) => {
    const lines = read(`${folder}/${file}`).trimEnd().split('\n')
    const [heading = ''] = lines
    return {
      file,
      title: heading.replace(/^# /, ''),
      sections: lines.filter((line) => line.startsWith('#')).slice(1),
      text: lines.filter((line) => line !== '' && !line.startsWith('#')),
    }
  })

const maxLines = 15
const maxColumns = 120

const failing = (isWrong: (record: (typeof records)[number]) => boolean) =>
  records.filter(isWrong).map(({ file }) => file)

describe('decision records', () => {
  it('have a date and a title in the file name', () => {
    expect(failing(({ file }) => !/^\d{4}-\d\d-\d\d(?:-[a-z\d]+)+\.md$/.test(file))).toEqual([])
  })

  it('have a context, a decision and consequences, in this order', () => {
    const expected = ['## Context', '## Decision', '## Consequences']
    expect(failing(({ sections }) => sections.join() !== expected.join())).toEqual([])
  })

  it(`have at most ${maxLines} lines of text, each of at most ${maxColumns} characters`, () => {
    const isLong = (text: string[]) => text.length > maxLines || text.some((line) => line.length > maxColumns)
    expect(failing(({ text }) => isLong(text))).toEqual([])
  })

  it('link to existing records', () => {
    const links = records.flatMap(({ file, text }) =>
      [...text.join('\n').matchAll(/\]\(([^)/]+\.md)\)/g)].map(([, target = '']) => ({ file, target })),
    )
    const files = records.map(({ file }) => file)
    expect(links.filter(({ target }) => !files.includes(target))).toEqual([])
  })

  it('appear once in the index, with their title', () => {
    const listed = [...index.matchAll(/^- \[(.+)\]\(([^)]+)\)( \(superseded\))?$/gm)].map(
      ([, title, file, mark = '']) => `${title} | ${file}${mark}`,
    )
    const expected = records.map(({ title, file, text }) => {
      const isSuperseded = text[0]?.startsWith('Superseded by [')
      return `${title} | ${file}${isSuperseded ? ' (superseded)' : ''}`
    })
    expect(listed.toSorted()).toEqual(expected.toSorted())
  })
})

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
