// `npm run arabic` fails if an English text has changed and its Arabic has not. `npm run arabic:confirm` records the
// pairs whose Arabic has changed too; with keys (`-- site:footer.help`), also those whose Arabic still says the same.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    confirm: { type: 'boolean', default: false },
    locales: { type: 'string', default: path.resolve(import.meta.dirname, '../../src/locales') },
  },
})
const file = path.join(values.locales, 'confirmed.json')
/** @type {(name: string) => unknown} */
const read = (name) => JSON.parse(readFileSync(name, 'utf8'))

/**
 * All texts by key. The plural forms of a key are one text, because Arabic has six and English two.
 *
 * @param {'en' | 'ar'} language
 * @param {string} namespace
 */
function textsOf(language, namespace) {
  /** @type {Map<string, string[]>} */
  const texts = new Map()
  /** @type {(value: unknown, key: string) => void} */
  const add = (value, key) => {
    if (typeof value === 'string') {
      const base = key.replace(/_(?:zero|one|two|few|many|other)$/, '')
      texts.set(base, [...(texts.get(base) ?? []), value])
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, part] of Object.entries(value)) add(part, key ? `${key}.${name}` : name)
    }
  }
  add(read(path.join(values.locales, language, namespace)), '')
  return texts
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
const namespaces = readdirSync(path.join(values.locales, 'en')).toSorted()
/** The entries of each namespace, such as `footer.help=1a2b3c4d5e6f`: the digests of the English and the Arabic. */
const confirmed = v.parse(v.record(v.string(), v.string()), existsSync(file) ? read(file) : {})
/** @type {Record<string, string>} */
const next = {}
/** @type {string[]} */
const untouched = []
/** @type {string[]} */
const unrecorded = []
for (const namespace of namespaces) {
  const name = namespace.replace('.json', '')
  const before = new Map(
    (confirmed[name] ?? '').split('; ').map((entry) => [entry.slice(0, -13), entry.slice(-12)]),
  )
  const arabic = textsOf('ar', namespace)
  const entries = [...textsOf('en', namespace)].map(([key, texts]) => {
    const english = digest(texts.map(normalise).join('|'))
    const pair = english + digest((arabic.get(key) ?? []).join('|'))
    const old = before.get(key)
    if (old === pair) return `${key}=${pair}`
    const hasArabicChanged = old?.slice(6) !== pair.slice(6)
    if (old?.slice(0, 6) !== english && !hasArabicChanged && !positionals.includes(`${name}:${key}`)) {
      untouched.push(`${name}:${key}`)
      return `${key}=${old}`
    }
    unrecorded.push(`${name}:${key}`)
    return `${key}=${pair}`
  })
  next[name] = entries.join('; ')
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
