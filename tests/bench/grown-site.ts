import { cpSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { eventIds } from '@/content/events/event-ids.ts'
import { playerIds } from '@/content/players/player-ids.ts'
import { teamIds } from '@/content/teams/team-ids.ts'
import { Random } from '../chaos/random.ts'

const lists = import.meta.glob<Record<string, readonly unknown[]>>(
  ['/src/content/*/{event,player,team}-ids.ts', '/src/content/{players/rosters/*,teams/{combat,field}}.ts'],
  { eager: true },
)
const events = import.meta.glob<{ card: unknown; story: unknown }>(
  '/src/content/events/{past,upcoming}/*.ts',
  { eager: true },
)
const ids: ReadonlySet<string> = new Set([...eventIds, ...playerIds, ...teamIds])

/** Copies the source of the site, with so many times the events, players and teams. Returns the folder. */
export function writeGrownSite(times: number): string {
  const root = path.resolve(import.meta.dirname, '../..')
  const folder = path.join(root, `reports/grown-${times}`)
  rmSync(folder, { recursive: true, force: true })
  for (const part of ['index.html', 'package.json', 'public', 'src', 'sw', 'tsconfig.json', 'vite.config.ts'])
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true })

  const write = (file: string, ...code: string[]) => writeFileSync(path.join(folder, file), code.join('\n'))
  const exported = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)}`
  const copies = Array.from({ length: times - 1 }, (_, index) => index + 1)
  for (const [file, exports] of Object.entries(lists))
    for (const [name, list] of Object.entries(exports))
      write(file, exported(name, [...list, ...copies.flatMap((copy) => copied(list, copy))]))
  for (const [file, { card, story }] of Object.entries(events))
    for (const copy of copies)
      write(
        file.replace('.ts', `-${copy}.ts`),
        `import { card as one } from './${path.basename(file)}?card'`,
        exported('card', copied(card, copy)).replace('"art":""', 'art: one.art'),
        exported('story', copied(story, copy)),
      )
  return folder
}

/** A copy of the facts with other ids, names, dates and rankings. */
function copied(value: unknown, copy: number, key = ''): unknown {
  if (key === 'art') return '' // a module, not data
  if (Array.isArray(value)) return value.map((each) => copied(each, copy, key))
  if (typeof value === 'object' && value)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, copied(each, copy, name)]))
  if (key === 'dayOffset') return Number(value) < 0 ? Number(value) - 7 * copy : Number(value) + copy
  if (key === 'ranking') return Number(value) + ids.size * copy
  if (typeof value !== 'string') return value
  if (key === 'id' || ids.has(value)) return `${value}-${copy}`
  if (key !== 'en' && key !== 'ar') return value
  // In another order, gzip finds no repetition of a long text.
  return value.length < 30 ? `${value} ${copy}` : new Random(value, copy).shuffle(value.split(' ')).join(' ')
}
