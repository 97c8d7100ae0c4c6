import { expect, it } from 'vitest'
import { lockedState, watchReducer, type WatchAction, type WatchState } from '@/features/watch/watch-state.ts'
import { getStream } from '@/features/watch/stream-service/stream-frame.ts'
import type { WatchEvent } from '@/features/watch/watch-event.ts'

const live: WatchEvent = {
  status: 'LIVE',
  name: 'Battle of the Burj',
  streamingUrl: 'https://video.example/live',
  playlist: [],
  allowedCountries: [],
}
const playlist = ['0', '1'].map((key) => ({
  key,
  name: `Clip ${key}`,
  url: `https://video.example/${key}`,
  thumbnail: null,
  description: null,
}))
const highlights = { ...live, status: 'HIGHLIGHTS', playlist }
const liveWithPlaylist = { ...highlights, status: 'LIVE' }
const withoutPlaylist = { ...highlights, playlist: [] }

const submitted: WatchAction = { type: 'submitted', code: 'ABC123' }
const accepted = (event: WatchEvent): WatchAction => ({ type: 'accepted', event })
const refused: WatchAction = { type: 'refused', problem: { kind: 'invalid' } }
const allowed: WatchAction = { type: 'accessDecided', access: 'allowed' }
const blocked: WatchAction = { type: 'accessDecided', access: 'blocked' }
const edited = (code: string): WatchAction => ({ type: 'codeChanged', code })
const selected = (key: string): WatchAction => ({ type: 'videoSelected', key })
const watching = [submitted, accepted(live), allowed]

const locked = { phase: 'locked', code: 'ABC123', problem: { kind: 'invalid' } } as const
const verifying = { phase: 'verifying', code: 'XYZ789', problem: null } as const
const open = {
  phase: 'open',
  code: 'ABC123',
  event: highlights,
  access: 'allowed',
  selectedKey: null,
} as const

it.each<[what: string, actions: WatchAction[], state: WatchState]>([
  ['ignores all but a code first', [accepted(live), refused, allowed, selected('0')], lockedState],
  ['returns to the locked screen with code and reason', [submitted, refused], locked],
  ['keeps the error while the code is the same', [submitted, refused, edited('ABC123')], locked],
  ['clears the error on an edit', [submitted, refused, edited('A')], { ...locked, code: 'A', problem: null }],
  [
    'verifies another code after a refusal',
    [submitted, refused, { ...submitted, code: 'XYZ789' }],
    verifying,
  ],
  ['verifies another code during an event', [...watching, { ...submitted, code: 'XYZ789' }], verifying],
  ['opens with an unknown region', [submitted, accepted(live)], { ...open, event: live, access: 'unknown' }],
  [
    'selects the first highlight if the region is allowed',
    [submitted, accepted(highlights), allowed],
    { ...open, selectedKey: '0' },
  ],
  [
    'selects no highlight of an event of another status',
    [submitted, accepted(liveWithPlaylist), allowed],
    { ...open, event: liveWithPlaylist },
  ],
  [
    'selects no highlight of an empty playlist',
    [submitted, accepted(withoutPlaylist), allowed],
    { ...open, event: withoutPlaylist },
  ],
  [
    'has no playlist and no stream if the region is blocked',
    [submitted, accepted(highlights), blocked],
    { ...open, access: 'blocked', event: { ...withoutPlaylist, streamingUrl: null } },
  ],
  [
    'switches to the selected highlight',
    [submitted, accepted(highlights), allowed, selected('1')],
    { ...open, selectedKey: '1' },
  ],
  ['keeps the region before the stream begins', [...watching, { type: 'updated', event: highlights }], open],
  [
    'decides on the region again when the stream begins',
    [...watching, accepted(live)],
    { ...open, event: live, access: 'unknown' },
  ],
  ['locks the player if the code is refused later', [...watching, refused], locked],
  ['resets when the viewer leaves for another code', [...watching, { type: 'left' }], lockedState],
])('watchReducer › %s', (_what, actions, state) => {
  expect(actions.reduce(watchReducer, lockedState)).toEqual(state)
})

it.each([
  ['the selected video', highlights, '1', 'https://video.example/1'],
  ['the event’s stream', live, null, 'https://video.example/live'],
  ['the event’s stream instead of an unknown video', highlights, 'gone', 'https://video.example/live'],
  ['nothing without either', { ...live, streamingUrl: null }, null, null],
])('getStream › returns %s', (_what, event, selectedKey, url) => {
  expect(getStream(event, selectedKey)).toBe(url)
})
