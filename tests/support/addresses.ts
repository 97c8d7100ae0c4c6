import { findEvent } from '@/content/events.ts'
import { findPlayer } from '@/content/players.ts'
import { findTeam } from '@/content/teams.ts'
import { contentPages } from './built-site.ts'

/** Every page that a visitor can open; the stand-in for the watch page is for when there is no script. */
export const everyAddress: readonly string[] = contentPages()
  .filter(({ file }) => !/404\.html$|watch-offline/.test(file))
  .map(({ file }) => `/${file.replace(/\/?index\.html$/, '')}`)

/**
 * Every page that is made by itself, and of the many players, teams and events one of each kind: they differ in their
 * facts alone, which the tests of the content and of the built files look at one by one.
 */
export const oneOfEachKind: readonly string[] = firstOfEach(everyAddress, kindOf)

function kindOf(address: string): string {
  const [, language = '', folder = '', id = ''] = /^(\/ar)?\/(\w+)\/([\w-]+)$/.exec(address) ?? []
  const facts = factsOf(folder, id)
  return facts ? [language, folder, ...facts].join(' ') : address
}

function factsOf(folder: string, id: string): readonly string[] | undefined {
  if (folder === 'player') {
    const player = findPlayer(id)
    return player && [player.sport, player.status]
  }
  if (folder === 'team') {
    const team = findTeam(id)
    return team && [team.sport]
  }
  if (folder === 'event') {
    const event = findEvent(id)
    return event && [event.sport, event.status]
  }
  return undefined
}

function firstOfEach(addresses: readonly string[], keyOf: (address: string) => string): string[] {
  const first = new Map<string, string>()
  for (const address of addresses) if (!first.has(keyOf(address))) first.set(keyOf(address), address)
  return [...first.values()]
}
