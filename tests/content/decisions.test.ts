import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = path.resolve(import.meta.dirname, '../../.github/decisions')
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')

const index = read('README.md')
const records = readdirSync(folder)
  .filter((file) => file !== 'README.md')
  .map((file) => {
    const lines = read(file).trimEnd().split('\n')
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

/** The records that fail a check. */
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
