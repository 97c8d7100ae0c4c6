import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { statusLabels } from '@/content/events/event-status.ts'
import { sports } from '@/content/sports.ts'

const locales = path.resolve(import.meta.dirname, '../../src/locales')

function* pairsOf(english: unknown, arabic: unknown): Generator<[string, string]> {
  if (typeof english === 'string' && typeof arabic === 'string') yield [english, arabic]
  if (typeof english !== 'object' || typeof arabic !== 'object' || !english || !arabic) return
  const other = new Map(Object.entries(arabic))
  for (const [key, text] of Object.entries(english)) yield* pairsOf(text, other.get(key))
}

const read = (language: string, file: string): unknown =>
  JSON.parse(readFileSync(path.join(locales, language, file), 'utf8'))

const names = [...Object.values(statusLabels), ...Object.values(sports).map(({ name }) => name)]

const pairs = [
  ...readdirSync(path.join(locales, 'en')).flatMap((file) => [
    ...pairsOf(read('en', file), read('ar', file)),
  ]),
  ...names.map(({ en, ar }): [string, string] => [en, ar]),
]

/** The Arabic texts of an English one. Figures are the same. */
export function arabicOf(english: string): string[] {
  if (!/[a-z]/i.test(english)) return [english]
  const found = pairs.filter(([text]) => text.toLowerCase() === english.toLowerCase()).map(([, text]) => text)
  if (found.length === 0) throw new Error(`No Arabic for "${english}"`)
  return [...new Set(found)]
}
