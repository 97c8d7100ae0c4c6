import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import en from '@/locales/en/privacy.json'

const root = path.resolve(import.meta.dirname, '../..')
const sources = ['src', 'sw'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`),
)
const filesWith = (pattern: RegExp) =>
  sources.filter((file) => pattern.test(readFileSync(path.join(root, file), 'utf8'))).toSorted()

const { lead: _lead, sections: _sections, ...automatic } = en
type Automatic = keyof typeof automatic

/** Every module that sends a request, and the text of the privacy policy that names it. */
const requests: Record<string, Automatic | 'own host' | 'after an action'> = {
  'src/build/html/inline/offline.ts': 'own host',
  'src/build/html/inline/repair.ts': 'own host',
  'src/features/watch/device-probes.ts': 'own host',
  'src/features/watch/service-status.tsx': 'serviceStatus',
  'src/features/watch/stream-service/probes.ts': 'after an action',
  'src/features/watch/stream-service/region.ts': 'after an action',
  'src/features/watch/stream-service/verify-code.ts': 'after an action',
  'src/live/fetch-feed.ts': 'scoreFeed',
  'src/outbox/post-enquiry.ts': 'after an action',
  'src/platform/device/network-probe.ts': 'own host',
  'src/platform/hydration/load-failure.ts': 'own host',
  'src/platform/send-fault-report.ts': 'faultReports',
  // The service worker forwards requests of pages.
  'sw/images.ts': 'own host',
  'sw/navigate.ts': 'own host',
  'sw/respond.ts': 'own host',
  'sw/scores.ts': 'scoreFeed',
  'sw/verify-response.ts': 'own host',
}

it('privacy policy › covers every module that sends a request', () => {
  const senders = filesWith(/(?<![\w.])fetch\(|sendBeacon\(|new (?:WebSocket|EventSource|XMLHttpRequest)\b/)
  expect(senders).toEqual(Object.keys(requests).toSorted())
})

it('privacy policy › names each automatic request to another host once', () => {
  const named = new Set(Object.values(requests).filter((why) => why in automatic))
  expect([...named].toSorted()).toEqual(Object.keys(automatic).toSorted())
})

/** Every module that repeats a request by an interval or a timer, and what the policy says of it. */
const repeated: Record<string, RegExp> = {
  'src/build/html/inline/offline.ts': /contacts only our own servers/,
  'src/features/watch/awaited-stream.ts': /checked again about every half-minute, for up to six hours/,
  'src/live/score-store.ts': /While the home page or the live scores are open/,
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
