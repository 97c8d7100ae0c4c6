import type { EventId } from '@/content/events/event-ids.ts'
import type { PlayerId } from '@/content/players/player-ids.ts'
import type { ServiceId } from '@/content/services/services.ts'
import type { TeamId } from '@/content/teams/team-ids.ts'
import { contentPages } from './built-site.ts'

/** Every page that a visitor can open. Excludes the fallback of the watch page, which is for visits without script. */
export const allPaths: readonly string[] = contentPages()
  .filter(({ file }) => !/404\.html$|watch-offline/.test(file))
  .map(({ file }) => `/${file.replace(/\/?index\.html$/, '')}`)

/** Pages that share a template and differ only in their content. */
const families = ['/player/', '/team/', '/event/', '/service/', '/blog/']

const players: readonly PlayerId[] = [
  'khalid-al-mansoori', // a next bout
  'keeley-marsh', // injured
  'salma-benjelloun', // a whole career
  'danny-cole', // a boxer
  'bilal-sherazi', // a cricketer
  'mina-farouk', // a footballer
]
const teams: readonly TeamId[] = ['burj-fight-club', 'amman-boxing', 'ravi-riders', 'nile-united']
const events: readonly EventId[] = [
  'battle-of-the-burj',
  'emirates-sixes',
  'gulf-boxing-night-2',
  'desert-t20-cup',
  'corniche-cup',
]
const services: readonly ServiceId[] = ['live-streaming', 'sports-equipment', 'mobile-games']
const article = '/blog/reading-a-southpaw'

const kinds = new Set([
  ...players.map((id) => `/player/${id}`),
  ...teams.map((id) => `/team/${id}`),
  ...events.map((id) => `/event/${id}`),
  ...services.map((id) => `/service/${id}`),
  article,
])
const templates = new Set([
  '/player/khalid-al-mansoori',
  '/player/bilal-sherazi',
  '/team/burj-fight-club',
  '/team/ravi-riders',
  '/event/battle-of-the-burj',
  '/event/emirates-sixes',
  ...services.map((id) => `/service/${id}`),
  article,
])

const inEnglish = (address: string) => address.replace(/^\/ar/, '')
const isAlone = (address: string) => !families.some((start) => inEnglish(address).startsWith(start))

/** Every page with a separate template, and one page of each kind of each family. */
export const onePathPerPageType: readonly string[] = allPaths.filter(
  (address) => isAlone(address) || kinds.has(inEnglish(address)),
)

/** One page of each template. Of each family, the pages that together show every component in each sport. */
export const onePathPerTemplate: readonly string[] = allPaths.filter(
  (address) => isAlone(address) || templates.has(inEnglish(address)),
)

/** Groups of at most `size` addresses, one per test, so that tests run in parallel. */
export const inGroups = (addresses: readonly string[], size: number) =>
  Array.from({ length: Math.ceil(addresses.length / size) }, (_, index) =>
    addresses.slice(index * size, (index + 1) * size),
  )

/** The pages that are not in `onePathPerPageType`, by family and language. */
export const otherPages: readonly (readonly string[])[] = families
  .flatMap((start) => [start, `/ar${start}`])
  .map((start) =>
    allPaths.filter((address) => address.startsWith(start) && !onePathPerPageType.includes(address)),
  )
