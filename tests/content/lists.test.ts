import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { articleIds, findArticleId } from '@/content/articles/article-ids.ts'
import { countryOf } from '@/content/countries.ts'
import { eventIds } from '@/content/events/event-ids.ts'
import { findEvent } from '@/content/events/events.ts'
import { pastEvents } from '@/content/events/past-events.ts'
import { galleryPhotos } from '@/content/gallery.ts'
import { playerIds } from '@/content/players/player-ids.ts'
import { findPlayer, players } from '@/content/players/players.ts'
import { findService, serviceIds } from '@/content/services/services.ts'
import { teamIds } from '@/content/teams/team-ids.ts'
import { findTeam, teams } from '@/content/teams/teams.ts'
import { watchEvents } from '@/content/events/watch-events.ts'
import { countries, countryCodes } from '@/content/enquiry-countries.ts'
import { places, type Place } from '@/platform/device/storage-keys.ts'
import { legalDocumentNames, legalDocuments } from '@/content/legal-documents.ts'
import { countryOfTown } from '@/content/town-countries.ts'
import { textsOf } from '../support/locale-texts.ts'

const isSlug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

const lists = {
  articles: { ids: articleIds, find: findArticleId },
  events: { ids: eventIds, find: findEvent },
  players: { ids: playerIds, find: findPlayer },
  services: { ids: serviceIds, find: findService },
  teams: { ids: teamIds, find: findTeam },
}

describe.each(Object.entries(lists))('%s', (_name, { ids, find }) => {
  it('have unique ids that fit a URL', () => {
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(isSlug)
  })

  it('match their own id only', () => {
    for (const id of ids) expect(find(id)).toBeDefined()
    for (const id of ['', 'nobody', 'toString', '__proto__', 'constructor', `${ids[0]} `]) {
      expect(find(id)).toBeUndefined()
    }
  })
})

const namedCountries = [
  ...[...players, ...teams].map(({ country }) => country),
  ...watchEvents.flatMap(({ regions = [] }) => regions),
]

it.each([...new Set(namedCountries)])('country %s › has a name, a flag and colours', (code) => {
  const { name, flag } = countryOf(code)
  expect(name.en).not.toBe('')
  expect(name.ar).toMatch(/^[\u0600-\u06ff ]+$/)
  expect(flag).toContain(code)
  expect(readFileSync('src/drawings/athlete/nation.module.css', 'utf8')).toContain(`[data-nation='${code}']`)
})

it('event in lists › has a page, unless its story leads elsewhere', () => {
  for (const { id, dayOffset } of watchEvents) expect(findEvent(id)?.dayOffset).toBe(dayOffset)
  for (const { eventPage } of galleryPhotos) if (eventPage) expect(findEvent(eventPage)).toBeDefined()
  const photos = galleryPhotos.map(({ id }) => id)
  for (const { story } of pastEvents) {
    if (story.kind === 'event') expect(findEvent(story.id)).toBeDefined()
    if (story.kind === 'photo') expect(photos).toContain(story.id)
  }
})

/** Stored keys by words that the privacy policy and the page of stored data both use. */
const storedWords: [RegExp, ...Place['key'][]][] = [
  [/language/i, 'sporte:language'],
  [/follow/i, 'sporte:marks-player', 'sporte:marks-team'],
  [/likes/i, 'sporte:marks-event'],
  [/notifications/i, 'sporte:marks-notification'],
  [/watch code/i, 'sporte:watch-code'],
  [/plan/i, 'sporte:plan'],
  [/enquiry form/i, 'sporte:draft-contact', 'sporte:draft-dialog', 'sporte:unfinished'],
  [/demo profile/i, 'sporte:demo-profile'],
  [/sign-in/i, 'sporte:demo-pass', 'sporte:signed-in'],
  [/theme/i, 'sporte:theme'],
  [/low-data/i, 'sporte:low-data'],
  [/hid(?:e|ing) scores/i, 'sporte:spoilers'],
  [/newer version|update check/i, 'sporte:checked-at'],
  [/live match/i, 'sporte:live-until'],
  [/offered|prompts/i, 'sporte:persistence', 'sporte:tried', 'sporte:install-offered'],
  [/visit/i, 'sporte:visits'],
  [/picture/i, 'sporte:hero-image'],
  [/reload/i, 'sporte:reloaded-for', 'sporte:asked'],
  [/position/i, 'tsr-scroll-restoration-v1_3'],
]

it('stored data › is named in the privacy policy and on its page', () => {
  const keys = Object.values(places).flatMap((group) => group.map(({ key }) => key))
  expect(new Set(storedWords.flatMap(([, ...named]) => named))).toEqual(new Set(keys))
  for (const page of ['privacy:sections.device.table.rows.', 'your-data:']) {
    const text = [...textsOf('en')].map(([key, words]) => (key.startsWith(page) ? words : '')).join(' ')
    expect(storedWords.filter(([words]) => !words.test(text))).toEqual([])
  }
})

describe('countries of the enquiry form', () => {
  it('match the specification, in its order', () => {
    const gulf = 'United Arab Emirates, Saudi Arabia, Kuwait, Qatar, Bahrain, Oman'
    const others = 'Jordan, Lebanon, Egypt, Pakistan, India, Bangladesh, Philippines'
    const west = 'United States, United Kingdom, Canada, Australia, Other'

    expect(countryCodes.map((code) => countries[code]).join(', ')).toBe([gulf, others, west].join(', '))
  })

  it('have the English names that are sent', () => {
    const english = textsOf('en')
    for (const code of countryCodes) expect(english.get(`enquiry:countries.${code}`)).toBe(countries[code])
  })
})

const texts = import.meta.glob<{ sections: object }>(
  '/src/locales/*/{privacy,terms,app-terms,accessibility}.json',
  { import: 'default', eager: true },
)
const sectionsOf = (language: 'en' | 'ar', name: string) =>
  Object.keys(texts[`/src/locales/${language}/${name}.json`]?.sections ?? {})

// The texts define the order of the sections. Their keys are the anchors of links.
it.each(['privacy', 'terms', 'app-terms', 'accessibility'])(
  '%s › has its sections in one order in both languages, the contact last',
  (name) => {
    expect(sectionsOf('ar', name)).toEqual(sectionsOf('en', name))
    expect(sectionsOf('en', name).at(-1)).toBe('contact')
  },
)

it('legal documents › have a name in the related links', () => {
  expect([...legalDocumentNames].toSorted()).toEqual(Object.keys(legalDocuments).toSorted())
})

it.each([
  ['Riyadh', 'Saudi Arabia'],
  [' العين ', 'United Arab Emirates'],
  ['عمان', ''],
  ['Springfield', ''],
  ['', ''],
])(
  'countryOf › returns the country of %j in both languages, and nothing for other towns',
  (town, country) => {
    expect(countryOfTown(town)).toBe(country)
  },
)
