import { expect, it } from 'vitest'
import { automaticServices } from '@/features/legal/legal-text.tsx'

const none = { siteUrl: 'https://sporte.example', scoresUrl: '', cardUrl: '', statusUrl: '', reportUrl: '' }
const scoresUrl = 'https://scores.example/feed.json'
const cardUrl = 'https://cards.example/feed.json'
const statusUrl = 'https://status.example/sporte.json'

it.each([
  ['nobody but this site', { scoresUrl: '/feed.json', cardUrl: '/card.json', statusUrl: '/status.json' }, []],
  ['nobody for files on its own host by their whole address', ownHost(), []],
  ['nobody without services', {}, []],
  ['a feed on another host', { scoresUrl }, ['scoreFeed']],
  ['a card feed on another host', { cardUrl }, ['cardFeed']],
  ['a status on another host', { statusUrl }, ['serviceStatus']],
  ['a fault service', { reportUrl: '/faults' }, ['faultReports']],
  [
    'all',
    { scoresUrl, cardUrl, statusUrl, reportUrl: '/faults' },
    ['scoreFeed', 'cardFeed', 'serviceStatus', 'faultReports'],
  ],
])('automaticServices › returns %s', (_what, given, services) => {
  expect(automaticServices({ ...none, ...given })).toEqual(services)
})

function ownHost() {
  return { scoresUrl: `${none.siteUrl}/feed.json`, statusUrl: `${none.siteUrl}/status.json` }
}
