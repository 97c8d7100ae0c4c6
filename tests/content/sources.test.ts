import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { partnerIds, partners } from '@/content/partners.ts'
import en from '@/locales/en/privacy.json'

const root = path.resolve(import.meta.dirname, '../..')
const sources = ['src', 'sw'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file.replaceAll(path.sep, '/')}`,
  ),
)
const filesWith = (pattern: RegExp, kind = /\.tsx?$/) =>
  sources
    .filter((file) => kind.test(file) && pattern.test(readFileSync(path.join(root, file), 'utf8')))
    .toSorted()

const { lead: _lead, sections: _sections, ...automatic } = en
type Automatic = keyof typeof automatic

/** Every module that sends a request, and the text of the privacy policy that names it. */
const requests: Record<string, Automatic[] | 'own host' | 'after an action'> = {
  'src/build/html/inline/offline.ts': 'own host',
  'src/build/html/inline/repair.ts': 'own host',
  'src/features/watch/device-probes.ts': 'own host',
  'src/features/watch/service-status.tsx': ['serviceStatus'],
  'src/features/watch/stream-service/probes.ts': 'after an action',
  'src/features/watch/stream-service/region.ts': 'after an action',
  'src/features/watch/stream-service/verify-code.ts': 'after an action',
  'src/live/fetch-feed.ts': ['scoreFeed', 'cardFeed'],
  'src/outbox/post-enquiry.ts': 'after an action',
  'src/platform/device/network-probe.ts': 'own host',
  'src/platform/hydration/load-failure.ts': 'own host',
  'src/platform/send-fault-report.ts': ['faultReports'],
  // The service worker forwards requests of pages.
  'sw/feeds.ts': ['scoreFeed', 'cardFeed'],
  'sw/images.ts': 'own host',
  'sw/navigate.ts': 'own host',
  'sw/respond.ts': 'own host',
  'sw/verify-response.ts': 'own host',
}

it('privacy policy › covers every module that sends a request', () => {
  const senders = filesWith(/(?<![\w.])fetch\(|sendBeacon\(|new (?:WebSocket|EventSource|XMLHttpRequest)\b/)
  expect(senders).toEqual(Object.keys(requests).toSorted())
})

it('privacy policy › names each automatic request to another host once', () => {
  const named = new Set(Object.values(requests).flatMap((why) => (Array.isArray(why) ? why : [])))
  expect([...named].toSorted()).toEqual(Object.keys(automatic).toSorted())
})

/** Every module that repeats a request by an interval or a timer, and what the policy says of it. */
const repeated: Record<string, RegExp> = {
  'src/build/html/inline/offline.ts': /contacts only our own servers/,
  'src/features/watch/awaited-stream.ts': /checked again about every half-minute, for up to six hours/,
  'src/live/feed-store.ts': /While the home page or the live scores are open/,
  'src/outbox/replay-scheduler.ts': /until it arrives, again automatically/,
  'src/platform/device/sw-bridge/updates.ts': /When the site last looked for a newer version/,
}
const withoutRequest =
  /enquiry\/send-or-queue|photo-viewer|use-hero-scene|offer-in-time|dev-tools|with-timeout|device\/clock/

it('privacy policy › names every automatically repeated request', () => {
  const timed = filesWith(/setInterval\(|(?<!const )\btimer = setTimeout\(/)
  expect(timed.filter((file) => !withoutRequest.test(file))).toEqual(Object.keys(repeated))
  for (const words of Object.values(repeated)) expect(JSON.stringify(en)).toMatch(words)
})

it('privacy policy › names the pages that poll the score feed', () => {
  const pollers = filesWith(/'@\/live\//).flatMap(
    (file) => /^src\/features\/([\w-]+)\//.exec(file)?.[1] ?? [],
  )
  expect([...new Set(pollers)]).toEqual(['home', 'scores'])
})

it('URLs of the company and partners › appear only in the files of the identity', () => {
  const identity = ['src/build/config/read-config.ts', 'src/config.ts', 'src/content/partners.ts']
  const telling = /(?:sporte|loyalty|cloud|video|games|academy)\.example/
  expect(filesWith(telling, /\.(?:tsx?|json)$/)).toEqual(identity)
})

it('partners › have their own site and mark', () => {
  for (const id of partnerIds) {
    expect(new URL(partners[id].site).hostname).toMatch(/^\w+\.example$/)
  }
  expect(new Set(Object.values(partners).map(({ site }) => site)).size).toBe(partnerIds.length)
})

/** Files that contain an image with an empty alt text, and the reason. */
const decorative: Readonly<Record<string, string>> = {
  'features/ads/house-ad.tsx': 'the advertisement says in words what it is for',
  'features/blog/story-card.tsx': 'the title beside it says what the story is',
  'features/dashboard/live-events.tsx': 'a scene of the sport; the event is named beside it',
  'features/dashboard/result-card.tsx': 'a scene of the sport; the event is named beside it',
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
  const silent = filesWith(/alt=""/, /\.tsx$/).map((file) => file.replace('src/', ''))
  expect(silent).toEqual(Object.keys(decorative).toSorted())
})
