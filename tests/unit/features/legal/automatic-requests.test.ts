import { expect, it } from 'vitest'
import { automaticServices } from '@/features/legal/automatic-requests.ts'

it.each([
  ['nobody but this site', '/feed.json', '', []],
  ['nobody for a feed on its own host by its whole address', 'https://sporte.example/feed.json', '', []],
  ['nobody without a feed', '', '', []],
  ['a feed on another host', 'https://scores.example/feed.json', '', ['scoreFeed']],
  ['a fault service', '', '/faults', ['faultReports']],
  ['both', 'https://scores.example/feed.json', 'https://faults.example', ['scoreFeed', 'faultReports']],
])('automaticServices › returns %s', (_what, scoresUrl, reportUrl, services) => {
  expect(automaticServices({ siteUrl: 'https://sporte.example', scoresUrl, reportUrl })).toEqual(services)
})
