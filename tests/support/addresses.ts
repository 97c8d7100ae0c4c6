import type { EventId } from '@/content/event-ids.ts'
import type { PlayerId } from '@/content/player-ids.ts'
import type { TeamId } from '@/content/team-ids.ts'
import { contentPages } from './built-site.ts'

/** Every page that a visitor can open; the stand-in for the watch page is for when there is no script. */
export const everyAddress: readonly string[] = contentPages()
  .filter(({ file }) => !/404\.html$|watch-offline/.test(file))
  .map(({ file }) => `/${file.replace(/\/?index\.html$/, '')}`)

/** A fighter with a next bout, an injured one, one whose whole career is listed, a boxer, a cricketer, a footballer. */
const somePlayers: readonly PlayerId[] = [
  'khalid-al-mansoori',
  'keeley-marsh',
  'salma-benjelloun',
  'danny-cole',
  'bilal-sherazi',
  'mina-farouk',
]
const someTeams: readonly TeamId[] = ['burj-fight-club', 'amman-boxing', 'ravi-riders', 'nile-united']
const someEvents: readonly EventId[] = [
  'battle-of-the-burj',
  'emirates-sixes',
  'gulf-boxing-night-2',
  'desert-t20-cup',
  'corniche-cup',
]
const chosen = new Set<string>([
  ...somePlayers.map((id) => `/player/${id}`),
  ...someTeams.map((id) => `/team/${id}`),
  ...someEvents.map((id) => `/event/${id}`),
])

/** A fighter, a cricketer, a club, a side, a fight night, a tournament and an article. */
const templates = new Set<string>([
  '/player/khalid-al-mansoori',
  '/player/bilal-sherazi',
  '/team/burj-fight-club',
  '/team/ravi-riders',
  '/event/battle-of-the-burj',
  '/event/emirates-sixes',
  '/blog/reading-a-southpaw',
])

/**
 * Every page that is made by itself, and of the many players, teams and events one of each kind: they differ in their
 * facts alone, which the tests of the content and of the built files look at one by one.
 */
export const oneOfEachKind: readonly string[] = everyAddress.filter(
  (address) => !/\/(?:player|team|event)\//.test(address) || chosen.has(address.replace(/^\/ar/, '')),
)

/** One address of each template and language: of what differs in its facts alone, the first in each sport. */
export const oneOfEachTemplate: readonly string[] = oneOfEachKind.filter(
  (address) =>
    !/\/(?:player|team|event|blog)\/./.test(address) || templates.has(address.replace(/^\/ar/, '')),
)
