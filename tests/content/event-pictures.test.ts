import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { pastCards } from '@/content/events/past-events.ts'
import { pictureNames } from '@/content/picture-names.ts'
import { upcomingCards } from '@/content/events/upcoming-events.ts'

const cards = [...upcomingCards, ...pastCards]
const names = cards.map(({ id, art }) => ({ id, name: pictureNames.get(art) }))

/** Files that use an event image, and the reason why it is not the hero image of their page. */
const elsewhere: Readonly<Record<string, string>> = {
  'home/demo-video.tsx': 'the poster of a video far below',
  'home/hero/hero-scenes.ts': 'home turns through what other pages own',
  'home/hero/home-hero.tsx': 'the first of these scenes',
  'home/mission.tsx': 'a backdrop far below',
  'services/blockchain.tsx': 'a collectible card in the middle of the page',
}

it('event opening picture › has an alt text', () => {
  expect(names.filter(({ name }) => name === undefined)).toEqual([])
})

it('event opening picture › differs between events', () => {
  expect(cards.length).toBeGreaterThanOrEqual(20)
  const repeated = names.filter(({ id, name }) =>
    names.some((other) => other.name === name && other.id !== id),
  )
  expect(repeated).toEqual([])
})

it('event opening picture › opens no other page', () => {
  const features = path.resolve(import.meta.dirname, '../../src/features')
  const owned = names.map(({ name }) => `/art/${name}.ts'`)
  const others = readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => {
      const source = readFileSync(path.join(features, file), 'utf8')
      return owned.some((address) => source.includes(address))
    })
    .map((file) => file.replaceAll('\\', '/'))
  expect(others.toSorted()).toEqual(Object.keys(elsewhere).toSorted())
})
