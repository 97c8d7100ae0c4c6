import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../src')

/** Files that contain an image with an empty alt text, and the reason. */
const decorative: Readonly<Record<string, string>> = {
  'features/ads/house-ad.tsx': 'the advertisement says in words what it is for',
  'features/blog/story-card.tsx': 'the title beside it says what the story is',
  'features/dashboard/live-events.tsx': 'a scene of the sport; the event is named beside it',
  'features/dashboard/past-card.tsx': 'a scene of the sport; the event is named beside it',
  'features/home/hero/hero-layers.tsx': 'scenes that change behind the promise',
  'features/home/hero/home-hero.tsx': 'the first of these scenes',
  'features/home/service-cards.tsx': 'what the service opens with; its card names it',
  'shared/night-poster.tsx': 'a scene of the sport; the event is named beside it',
  'features/watch/highlights.tsx': 'a frame of the clip that its button names',
  'features/watch/stream-screen.tsx': 'a backdrop of the words about the event',
  'drawings/athlete/player-card.tsx': 'a flag; the country is written beside it',
  'ui/flag.tsx': 'a flag; who it is of is written beside it',
  'ui/media/promo.tsx': 'an ornament of the promise beside it',
  'ui/media/video-facade.tsx': 'a poster; the button on it names the video',
}

it('decorative pictures › are listed with a reason', () => {
  const silent = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) => readFileSync(path.join(root, file), 'utf8').includes('alt=""'))
  expect(silent.toSorted()).toEqual(Object.keys(decorative).toSorted())
})
