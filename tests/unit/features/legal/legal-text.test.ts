import { expect, it } from 'vitest'
import { automaticServices } from '@/features/legal/legal-text.tsx'

const none = { siteUrl: 'https://sporte.example', scoresUrl: '', statusUrl: '', reportUrl: '' }
const scoresUrl = 'https://scores.example/feed.json'
const statusUrl = 'https://status.example/sporte.json'

it.each([
  ['nobody but this site', { scoresUrl: '/feed.json', statusUrl: '/status.json' }, []],
  ['nobody for files on its own host by their whole address', ownHost(), []],
  ['nobody without services', {}, []],
  ['a feed on another host', { scoresUrl }, ['scoreFeed']],
  ['a status on another host', { statusUrl }, ['serviceStatus']],
  ['a fault service', { reportUrl: '/faults' }, ['faultReports']],
  ['all', { scoresUrl, statusUrl, reportUrl: '/faults' }, ['scoreFeed', 'serviceStatus', 'faultReports']],
])('automaticServices › returns %s', (_what, given, services) => {
  expect(automaticServices({ ...none, ...given })).toEqual(services)
})

function ownHost() {
  return { scoresUrl: `${none.siteUrl}/feed.json`, statusUrl: `${none.siteUrl}/status.json` }
}
