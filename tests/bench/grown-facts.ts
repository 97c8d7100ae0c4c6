import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { Random } from '../chaos/random.ts'

const content = path.resolve(import.meta.dirname, '../../src/content')

/**
 * Content files to multiply. Each copy gets new ids, names, dates and rankings, so that it is additional content and
 * not a repetition.
 */
const grown =
  /^(?:(?:players\/player|events\/event|teams\/team)-ids|players\/rosters\/[\w-]+|teams\/(?:combat|field))\.ts$/

const idsIn = (file: string): string[] =>
  [...readFileSync(path.join(content, file), 'utf8').matchAll(/^ {2}'([\w-]+)',$/gm)].map(([, id = '']) => id)
const players = idsIn('players/player-ids.ts')
const teams = idsIn('teams/team-ids.ts')
const known = new Set([...players, ...teams, ...idsIn('events/event-ids.ts')])

/** Multiplies players, teams, events and bouts by `times` in a Vite plugin. `src` is unchanged. */
export function grownFacts(times: number): Plugin {
  return {
    name: 'sporte:grown-facts',
    enforce: 'pre',
    load(id) {
      const file = path.relative(content, id.split('?')[0] ?? '')
      if (!grown.test(file)) return null
      const code = readFileSync(path.join(content, file), 'utf8')
      const [start, end] = [code.indexOf('= [') + '= ['.length, code.indexOf('\n]')]
      const list = code.slice(start, end).trimEnd().replace(/,?$/, ',')
      const copies = Array.from({ length: times - 1 }, (_, index) => copied(list, index + 1, file))
      return code.slice(0, start) + [list, ...copies].join('\n') + code.slice(end)
    },
  }
}

function copied(list: string, copy: number, file: string): string {
  const random = new Random(file, copy)
  const rank = copy * (file.startsWith('players/rosters/') ? players : teams).length
  return list
    .replaceAll(/'([\w-]+)'/g, (whole, id: string) => (known.has(id) ? `'${id}-${copy}'` : whole))
    .replaceAll(/name: \{ en: .+ \}/g, (whole) =>
      file.startsWith('players/rosters/') ? nameOf(random) : whole,
    )
    .replaceAll(/\b(name|title): \{ en: (['"])(.*?)\2, ar: '(.*?)' \}/g, (whole, what, _quote, en, ar) =>
      file.startsWith('players/rosters/') ? whole : `${what}: { en: "${en} ${copy}", ar: '${ar} ${copy}' }`,
    )
    .replaceAll(/\b(en|ar): ('[^'\n]{30,}'|"[^"\n]{30,}")/g, (_whole, language, quoted: string) =>
      [language, ': ', quoted[0], shuffled(quoted.slice(1, -1), random), quoted[0]].join(''),
    )
    .replaceAll(/dayOffset: (-?)(\d+)/g, (_whole, sign: string, days: string) =>
      sign ? `dayOffset: -${Number(days) + copy * 7}` : `dayOffset: ${Number(days) + copy}`,
    )
    .replaceAll(/ranking: (\d+)/g, (_whole, place: string) => `ranking: ${Number(place) + rank}`)
    .replaceAll(/\b(attendance|viewers|views): ([\d_]+)/g, (_whole, what: string, many: string) =>
      [what, Math.round(Number(many.replaceAll('_', '')) * (0.5 + random.next()))].join(': '),
    )
}

const firsts = {
  en: 'Khalid Omar Muhammad Youssef Fatima Yasmin Tariq Ziad Hassan Rafael Danny Bilal Mina Layla Nasser Ibrahim'.split(
    ' ',
  ),
  ar: 'خالد عمر محمد يوسف فاطمة ياسمين طارق زياد حسن رافاييل داني بلال مينا ليلى ناصر إبراهيم'.split(' '),
}
const lasts = {
  en: 'Mansoori Haddad Maciel Sherazi Rahal Khoury Dhaheri Ramadan Boulos Ghanem Zadran Amin Wardak Farouk'.split(
    ' ',
  ),
  ar: 'المنصوري حداد ماسيل شيرازي رحّال خوري الظاهري رمضان بولس غانم زدران أمين وردك فاروق'.split(' '),
}

function nameOf(random: Random): string {
  const [first, middle, last] = [firsts.en, firsts.en, lasts.en].map((list) =>
    random.whole(0, list.length - 1),
  )
  const spelled = (language: 'en' | 'ar') =>
    [firsts[language][first ?? 0], firsts[language][middle ?? 0], lasts[language][last ?? 0]].join(' ')
  return `name: { en: '${spelled('en')}', ar: '${spelled('ar')}' }`
}

/** Shuffles the words. The text is as long and searchable as before, but gzip finds no repetition. */
function shuffled(text: string, random: Random): string {
  return text
    .split(' ')
    .map((word) => ({ word, at: random.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ word }) => word)
    .join(' ')
}
