import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')

/** The ban list of CONTRIBUTING, "Writing". Code in backticks is exempt. */
const banned: readonly (readonly [rule: string, pattern: RegExp])[] = [
  ['things do not tell: report, return, show', /\b(?:tells?|telling|told)\b/i],
  ['things do not stand: are, are stored in, remain', /\b(?:stands|stood|stand-ins?)\b/i],
  ['things do not know or believe', /\b(?:knows|believes?|believed)\b/i],
  ['request, poll, import', /\b(?:ask(?:s|ed|ing)? for|(?:is|are|was|were|be|being) asked)\b/i],
  ['name the person or thing', /\b(?:whoever|whom|of ours|of its own|of their own)\b/i],
  ['again', /\banew\b/i],
  ['permanently, always', /\bfor (?:good|ever)\b/i],
  ['zero', /\bnought\b/i],
  ['fix', /\b(?:mend(?:s|ed|ing)?|put right)\b/i],
  ['hydrate', /\b(?:com(?:es?|ing) to life|came to life|signs? of life)\b/i],
  ['automatically', /\bby (?:itself|themselves)\b/i],
  ['when pressed', /\bat the press\b/i],
  ['Back button', /\bthe way back\b/i],
  ['ignored, available', /\b(?:left aside|to be had)\b/i],
  ['in the meantime, until then', /\bmeanwhile\b/i],
]

type Text = { line: number; text: string; isTitle?: boolean }

const lineOf = (source: string, index: number) => source.slice(0, index).split('\n').length

const token =
  /(?<quoted>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|(?<comment>\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*(?:\n\s*\/\/[^\n]*)*)/g
const title = /\b(?:it|test|describe)(?:\.\w+)*(?:\((?:\[[\s\S]*?\]|[\w.\s]+)\))?\(\s*$/

/** The comments of a script or style sheet, and the titles of its tests. */
function textsOfCode(source: string): Text[] {
  return [...source.matchAll(token)].flatMap(({ 0: found, groups, index }) => {
    const line = lineOf(source, index)
    if (groups?.comment) return { line, text: found.replaceAll(/^\s*(?:\/\*+|\*\/?|\/\/)|\*\/$/gm, ' ') }
    const isTitle = title.test(source.slice(Math.max(0, index - 400), index))
    return isTitle ? { line, text: found.slice(1, -1), isTitle } : []
  })
}

function textsOf(file: string): Text[] {
  const source = readFileSync(path.join(root, file), 'utf8')
  if (/\.(?:tsx?|mjs|css)$/.test(file)) return textsOfCode(source)
  const lines = source.split('\n').map((text, index) => ({ line: index + 1, text }))
  return file.endsWith('.md') ? lines : lines.filter(({ text }) => /^\s*#/.test(text))
}

/** What is wrong with a text, a rule each. */
function problemsOf({ text, isTitle = false }: Omit<Text, 'line'>): string[] {
  const prose = text.replaceAll(/`[^`]*`/g, '`code`').replaceAll(/\s+/g, ' ')
  const found = banned.flatMap(([rule, pattern]) => {
    const [words] = pattern.exec(prose) ?? []
    return words === undefined ? [] : `"${words}": ${rule}`
  })
  if (isTitle && /^(?:that|is|are|of|and) /.test(prose))
    found.push('a title begins with a verb and its result')
  if (!isTitle && /^ ?Of /.test(prose)) found.push('no fragment that begins with "Of"')
  return found
}

const files = ['src', 'sw', 'tests', '.github', '.ci', '.art', 'README.md', 'vite.config.ts', '.env.example']
  .flatMap((entry) =>
    /^\.?\w+$/.test(entry)
      ? readdirSync(path.join(root, entry), { recursive: true, encoding: 'utf8' }).map(
          (file) => `${entry}/${file.replaceAll(path.sep, '/')}`,
        )
      : entry,
  )
  .filter((file) => /\.(?:tsx?|mjs|css|md|py|sh|ya?ml|example)$|\.ci\/run$/.test(file))
  .filter(
    (file) =>
      !/content\/articles\/|routeTree\.gen|flags\/README|plain-english\.test|\/test-results\//.test(file),
  )

describe('comments, test titles and documents', () => {
  it.each([
    [{ text: 'What the page tells of it.' }, 1],
    [{ text: 'Comes\n to life by itself.' }, 2],
    [{ text: 'Of fighters only.' }, 1],
    [{ text: 'is nothing', isTitle: true }, 1],
    [{ text: 'The field `told` is true once the notice was shown.' }, 0],
    [{ text: 'returns null for negative values', isTitle: true }, 0],
  ])('report for %j %i problems', (text, count) => {
    expect(problemsOf(text)).toHaveLength(count)
  })

  it('include the texts of a script', () => {
    const source = `/** One. */\nit.each([1])('two %i', () => {}) // three\nconst four = 'https://five'`
    expect(textsOfCode(source).map(({ text }) => text.trim())).toEqual(['One.', 'two %i', 'three'])
  })

  it('follow the ban list', () => {
    const problems = files.flatMap((file) =>
      textsOf(file).flatMap((text) =>
        problemsOf(text).map(
          (problem) => `${file}:${text.line}: ${problem} (${text.text.trim().slice(0, 60)})`,
        ),
      ),
    )
    expect(problems).toEqual([])
  })
})
