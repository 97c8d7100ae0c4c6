// `npm run arabic` fails if an English text has changed and its Arabic has not. `npm run arabic:confirm` records the
// pairs whose Arabic has changed too; with keys (`-- site:footer.help`), also those whose Arabic still says the same.
// Pairs in the content have their file and line as a key.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    confirm: { type: 'boolean', default: false },
    root: { type: 'string', default: path.resolve(import.meta.dirname, '../../src') },
  },
})
const file = path.join(values.root, 'locales/confirmed.json')
/** @type {(name: string) => unknown} */
const read = (name) => JSON.parse(readFileSync(name, 'utf8'))

/** @typedef {{ where: string, english: string, arabic: string }} Pair */

/** The plural forms of a key are one text, because Arabic has six and English two. @type {(name: string) => Pair[]} */
const localePairs = (name) => {
  /** @type {(value: unknown, key: string) => [key: string, text: string][]} */
  const textsIn = (value, key) =>
    typeof value === 'string'
      ? [[key.slice(1).replace(/_(?:zero|one|two|few|many|other)$/, ''), value]]
      : Object.entries(value ?? {}).flatMap(([part, inner]) => textsIn(inner, `${key}.${part}`))
  const [english, arabic] = ['en', 'ar'].map((language) =>
    textsIn(read(path.join(values.root, 'locales', language, `${name}.json`)), ''),
  )
  /** @type {(texts: typeof english, key: string) => string} */
  const join = (texts, key) => texts?.flatMap(([each, text]) => (each === key ? text : [])).join('|') ?? ''
  return [...new Set(english?.map(([key]) => key))].map((key) => ({
    where: `${name}:${key}`,
    english: join(english, key),
    arabic: join(arabic, key),
  }))
}

/** @type {(folder: string) => string[]} */
const filesIn = (folder) =>
  readdirSync(path.join(values.root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.gen)\.(?:ts|json)$/.test(name))
    .toSorted()

/** Every `{ en, ar }` of a file, as it is written. @type {(name: string) => Pair[]} */
const contentPairs = (name) => {
  const code = readFileSync(path.join(values.root, name), 'utf8')
  return [...code.matchAll(/\ben"?:((?:[^{}]|\$\{\w[^}]*\})+),\s*"?ar"?:((?:[^{}]|\$\{\w[^}]*\})+)\}/g)].map(
    (match) => ({
      where: `${name}:${code.slice(0, match.index).split('\n').length}`,
      english: match[1] ?? '',
      arabic: match[2]?.trim() ?? '',
    }),
  )
}

/**
 * Without what may change while the sense stays: case, contractions and punctuation.
 *
 * @param {string} text
 */
const normalise = (text) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/\bcan(?:'t|not)\b/g, 'can not')
    .replaceAll(/\bwon't\b/g, 'will not')
    .replaceAll(/n't\b/g, ' not')
    .replaceAll(/'re\b/g, ' are')
    .replaceAll(/'ll\b/g, ' will')
    .replaceAll(/'ve\b/g, ' have')
    .replaceAll(/'s\b/g, ' is')
    .replaceAll(/(?![%{}])\p{P}/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** @param {string} text */
const digest = (text) => createHash('sha256').update(text).digest('hex').slice(0, 6)
/** @type {[file: string, pairs: Pair[]][]} */
const files = [
  ...filesIn('locales/en')
    .map((name) => name.replace('.json', ''))
    .map((name) => [name, localePairs(name)]),
  ...filesIn('content').map((name) => [`content/${name}`, contentPairs(`content/${name}`)]),
]
/** The pairs of each file, each as the digests of the English and the Arabic. */
const confirmed = v.parse(v.record(v.string(), v.string()), existsSync(file) ? read(file) : {})
/** @type {Record<string, string>} */
const next = {}
/** @type {string[]} */
const untouched = []
/** @type {string[]} */
const unrecorded = []
for (const [name, pairs] of files) {
  const known = (confirmed[name] ?? '').split(' ')
  const now = pairs.map(({ english, arabic }) => digest(normalise(english)) + digest(arabic))
  /** Changed or deleted. */
  const gone = known.filter((pair, index) => {
    const count = (/** @type {string[]} */ pairs) => pairs.filter((each) => each === pair).length
    return count(known.slice(0, index + 1)) > count(now)
  })
  const entries = now.map((pair, index) => {
    const where = pairs[index]?.where ?? ''
    if (known.includes(pair)) return pair
    const old = positionals.includes(where) ? undefined : gone.find((each) => each.endsWith(pair.slice(6)))
    ;(old ? untouched : unrecorded).push(where)
    return old ?? pair
  })
  if (entries.length > 0) next[name] = entries.join(' ')
}

if (values.confirm) writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`)
const report = [
  ...untouched.map((key) => `The English of ${key} has changed, its Arabic has not.`),
  ...(values.confirm ? [] : unrecorded.map((key) => `${key} has changed and is not recorded.`)),
]
if (report.length > 0) {
  console.error(report.join('\n'))
  console.error(
    'Change the Arabic, then `npm run arabic:confirm`. Name keys whose Arabic still says the same.',
  )
  process.exitCode = 1
}
