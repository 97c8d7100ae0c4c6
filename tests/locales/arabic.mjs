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

/**
 * All texts by key. The plural forms of a key are one text, because Arabic has six and English two.
 *
 * @param {string} name
 */
function textsOf(name) {
  /** @type {Map<string, string>} */
  const texts = new Map()
  /** @type {(value: unknown, key: string) => void} */
  const add = (value, key) => {
    if (typeof value === 'string') {
      const base = key.replace(/_(?:zero|one|two|few|many|other)$/, '')
      const others = texts.get(base)
      texts.set(base, others === undefined ? value : `${others}|${value}`)
    } else if (typeof value === 'object' && value !== null) {
      for (const [part, inner] of Object.entries(value)) add(inner, key ? `${key}.${part}` : part)
    }
  }
  add(read(path.join(values.root, 'locales', name)), '')
  return texts
}

/** @typedef {{ where: string, english: string, arabic: string }} Pair */

/** @type {(namespace: string) => Pair[]} */
function localePairs(namespace) {
  const arabic = textsOf(`ar/${namespace}`)
  return [...textsOf(`en/${namespace}`)].map(([key, english]) => ({
    where: `${namespace.replace('.json', '')}:${key}`,
    english,
    arabic: arabic.get(key) ?? '',
  }))
}

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
  ...readdirSync(path.join(values.root, 'locales/en')).map(
    (name) => /** @type {[string, Pair[]]} */ ([name.replace('.json', ''), localePairs(name)]),
  ),
  ...readdirSync(path.join(values.root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|json)$/.test(name))
    .map((name) => /** @type {[string, Pair[]]} */ ([`content/${name}`, contentPairs(`content/${name}`)])),
]
/** The pairs of each file, each as the digests of the English and the Arabic. */
const confirmed = v.parse(v.record(v.string(), v.string()), existsSync(file) ? read(file) : {})
/** @type {Record<string, string>} */
const next = {}
/** @type {string[]} */
const untouched = []
/** @type {string[]} */
const unrecorded = []
for (const [name, pairs] of files.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
  const before = (confirmed[name] ?? '').split(' ')
  const now = pairs.map(({ where, english, arabic }) => ({
    where,
    pair: digest(normalise(english)) + digest(arabic),
  }))
  // What is left was changed or deleted.
  for (const { pair } of now) if (before.includes(pair)) before.splice(before.indexOf(pair), 1)
  const known = new Set((confirmed[name] ?? '').split(' '))
  const entries = now.map(({ where, pair }) => {
    if (known.has(pair)) return pair
    const old = before.find((each) => each.slice(6) === pair.slice(6))
    const isUntouched = old !== undefined && !positionals.includes(where)
    ;(isUntouched ? untouched : unrecorded).push(where)
    return isUntouched ? old : pair
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
