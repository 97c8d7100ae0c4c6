import { describe, expect, it } from 'vitest'
import { lockedState, watchReducer, type WatchAction, type WatchState } from '@/features/watch/watch-state.ts'
import { getStream } from '@/features/watch/stream-service/stream-frame.ts'
import type { WatchEvent } from '@/features/watch/watch-event.ts'
import { buildVideo, buildWatchEvent } from '../../../support/watch-event-fixture.ts'

const after = (...actions: WatchAction[]): WatchState => actions.reduce(watchReducer, lockedState)

const live = buildWatchEvent()
const highlights = buildWatchEvent({ status: 'HIGHLIGHTS', playlist: [buildVideo('0'), buildVideo('1')] })

const submitted: WatchAction = { type: 'submitted', code: 'ABC123' }
const accepted = (event: WatchEvent): WatchAction => ({ type: 'accepted', event })
const refused: WatchAction = { type: 'refused', problem: { kind: 'invalid' } }
const allowed: WatchAction = { type: 'accessDecided', access: 'allowed' }
const blocked: WatchAction = { type: 'accessDecided', access: 'blocked' }

describe('watch state before a code is verified', () => {
  it('clears the error on the next edit', () => {
    const state = after(submitted, refused, { type: 'codeChanged', code: 'ABC12' })

    expect(state).toEqual({ phase: 'locked', code: 'ABC12', problem: null })
  })

  it('keeps the error while the code is the same', () => {
    const state = after(submitted, refused)

    expect(watchReducer(state, { type: 'codeChanged', code: 'ABC123' })).toBe(state)
  })

  it('ignores decisions, playback and unlocking', () => {
    for (const action of [accepted(live), refused, allowed, { type: 'videoSelected', key: '0' }] as const) {
      expect(after(action)).toBe(lockedState)
    }
  })
})

describe('watch state during verification', () => {
  it.each<[string, WatchAction[]]>([
    ['after a refusal', [submitted, refused]],
    ['during an event', [submitted, accepted(live), allowed]],
  ])('shows another code %s, without an old error', (_when, actions) => {
    expect(after(...actions, { type: 'submitted', code: 'XYZ789' })).toEqual({
      phase: 'verifying',
      code: 'XYZ789',
      problem: null,
    })
  })

  it('returns to the locked screen with code and reason', () => {
    expect(after(submitted, refused)).toEqual({
      phase: 'locked',
      code: 'ABC123',
      problem: { kind: 'invalid' },
    })
  })

  it('opens with an unknown region when the code is accepted', () => {
    expect(after(submitted, accepted(live))).toEqual({
      phase: 'open',
      code: 'ABC123',
      event: live,
      access: 'unknown',
      selectedKey: null,
    })
  })
})

describe('watch state after verification', () => {
  it.each([
    ['the first highlight', {}, '0'],
    ['no highlight of an event of another status', { status: 'LIVE' }, null],
    ['no highlight of an empty playlist', { playlist: [] }, null],
  ])('selects %s if the region is allowed', (_what, more, selectedKey) => {
    const event = { ...highlights, ...more }

    expect(after(submitted, accepted(event), allowed)).toMatchObject({ access: 'allowed', selectedKey })
  })

  it('has no playlist and no stream if the region is blocked', () => {
    expect(after(submitted, accepted(highlights), blocked)).toMatchObject({
      access: 'blocked',
      selectedKey: null,
      event: { playlist: [], streamingUrl: null, name: highlights.name },
    })
  })

  it('switches to the selected highlight', () => {
    const state = after(submitted, accepted(highlights), allowed, { type: 'videoSelected', key: '1' })

    expect(state).toMatchObject({ phase: 'open', selectedKey: '1' })
  })

  it('keeps the region of an event that changes before its stream begins', () => {
    const state = after(submitted, accepted(live), allowed, { type: 'updated', event: highlights })

    expect(state).toMatchObject({ access: 'allowed', event: highlights })
  })

  it('decides on the region again when the stream begins', () => {
    expect(after(submitted, accepted(live), allowed, accepted(live))).toMatchObject({ access: 'unknown' })
  })

  it('locks the player if the code is refused later', () => {
    expect(after(submitted, accepted(live), allowed, refused)).toMatchObject({
      phase: 'locked',
      code: 'ABC123',
    })
  })

  it('resets when the viewer leaves for another code', () => {
    expect(after(submitted, accepted(live), allowed, { type: 'left' })).toEqual(lockedState)
  })
})

it.each([
  ['the selected video', highlights, '1', 'https://video.example/1'],
  ['the event’s stream', live, null, 'https://video.example/live'],
  ['the event’s stream instead of an unknown video', highlights, 'gone', 'https://video.example/live'],
  ['nothing without either', buildWatchEvent({ streamingUrl: null }), null, null],
])('getStream › returns %s', (_what, event, selectedKey, url) => {
  expect(getStream(event, selectedKey)).toBe(url)
})
