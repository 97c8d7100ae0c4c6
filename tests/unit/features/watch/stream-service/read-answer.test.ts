import { describe, expect, it } from 'vitest'
import { readAnswer } from '@/features/watch/stream-service/read-answer.ts'
import type { WatchEvent } from '@/features/watch/watch-event.ts'
import { buildApiResponse } from '../../../../support/watch-event-fixture.ts'

const eventOf = (body: unknown): WatchEvent => {
  const verdict = readAnswer(true, body)
  if (verdict.outcome !== 'accepted') throw new Error(`not accepted but ${verdict.outcome}`)
  return verdict.event
}
const refusal = (message: string | null) => ({ outcome: 'refused', message })
const unavailability = (message: string | null) => ({ outcome: 'unavailable', message })

describe('accepted response', () => {
  it('opens the event, whatever its status', () => {
    expect(readAnswer(true, buildApiResponse({ eventStatus: 'POSTPONED' }))).toEqual({
      outcome: 'accepted',
      event: {
        status: 'POSTPONED',
        name: 'Battle of the Burj',
        streamingUrl: 'https://video.example/live',
        playlist: [],
        allowedCountries: [],
      },
    })
  })

  const fields = ['eventStatus', 'eventName', 'streamingUrl', 'eventVideoPlaylist', 'allowedCountries']

  it.each([{ data: {} }, { code: null, data: Object.fromEntries(fields.map((field) => [field, null])) }])(
    'may be %j',
    (body) => {
      expect(eventOf(body)).toEqual({
        status: '',
        name: '',
        streamingUrl: null,
        playlist: [],
        allowedCountries: [],
      })
    },
  )

  it('decodes HTML entities in its URLs', () => {
    const { streamingUrl } = eventOf(
      buildApiResponse({ streamingUrl: 'https://v.example/?a=1&amp;b=2&#38;c=3&#x26;d=4' }),
    )

    expect(streamingUrl).toBe('https://v.example/?a=1&b=2&c=3&d=4')
  })
})

describe('long texts', () => {
  const long = 'x'.repeat(50_000)

  it('end at 120 characters in names and at 300 in descriptions', () => {
    const { name, playlist } = eventOf(
      buildApiResponse({
        eventName: long,
        eventVideoPlaylist: [{ name: long, url: 'https://v.example/1', description: long }],
      }),
    )

    const cutName = `${'x'.repeat(119)}…`
    expect(name).toBe(cutName)
    expect(playlist[0]).toMatchObject({ name: cutName, description: `${'x'.repeat(299)}…` })
  })

  it.each(['message', 'error'])('end at 300 characters in a %s', (key) => {
    expect(readAnswer(false, { code: 'SP-07', [key]: long })).toEqual(refusal(`${'x'.repeat(299)}…`))
  })
})

describe('playlist', () => {
  const videoOf = (video: unknown) => eventOf(buildApiResponse({ eventVideoPlaylist: [video] })).playlist[0]

  it('parses a full video', () => {
    expect(
      videoOf({
        id: 7,
        name: ' Main event ',
        url: 'https://v.example/?q=hd&amp;t=1',
        thumbnailLink: 'https://i.example/?w=1&amp;h=2',
        description: 'The finish',
      }),
    ).toEqual({
      key: '0',
      name: 'Main event',
      url: 'https://v.example/?q=hd&t=1',
      thumbnail: 'https://i.example/?w=1&h=2',
      description: 'The finish',
    })
  })

  it.each([
    {},
    { name: null, thumbnailLink: null, description: null },
    { name: '  ', description: '  ' },
    { name: 12, thumbnailLink: 12, description: 12 },
  ])('leaves missing fields of %j to the page', (given) => {
    const video = videoOf({ url: 'https://v.example/1', ...given })

    expect([video?.name, video?.thumbnail, video?.description]).toEqual([null, null, null])
  })

  it('omits a video without a URL and keeps the others', () => {
    const given = [null, 'x', { name: 'No address' }, { url: 'null' }, { url: 'https://v.example/1' }]
    const { playlist } = eventOf(buildApiResponse({ eventVideoPlaylist: given }))

    expect(playlist.map(({ url }) => url)).toEqual(['https://v.example/1'])
  })
})

describe('refused response', () => {
  it.each([
    ['another response code', true, { ...buildApiResponse(), code: 'SP-07', message: 'Expired' }, 'Expired'],
    ['a code that only looks alike', true, { ...buildApiResponse(), code: 'sp-00', message: 'No' }, 'No'],
    ['no HTTP success', false, buildApiResponse(), 'OK'],
    ['no data', true, { code: 'SP-00', message: 'Gone' }, 'Gone'],
    ['data that is null', true, { code: 'SP-00', data: null, message: 'Gone' }, 'Gone'],
    ['data that is a list', true, { code: 'SP-00', data: [], message: 'Gone' }, 'Gone'],
  ])('has %s', (_why, isOk, body, message) => {
    expect(readAnswer(isOk, body)).toEqual(refusal(message))
  })

  it.each([
    [{ message: '<b>Expired</b>', error: 'E1' }, '<b>Expired</b>'],
    [{ error: 'E1' }, 'E1'],
    [{ message: '  ', error: ' E1 ' }, 'E1'],
    [{ message: { en: 'Expired' }, error: 'E1' }, 'E1'],
    [{ message: 12, error: ['E1'] }, null],
    [{}, null],
  ])('returns its reason: %j', (body, message) => {
    expect(readAnswer(false, { code: 'SP-07', ...body })).toEqual(refusal(message))
    expect(readAnswer(false, body)).toEqual(unavailability(message))
  })
})

it.each([
  ['nothing', undefined],
  ['a text', 'OK'],
  ['a list', [buildApiResponse()]],
  ['a stream that is no text', buildApiResponse({ streamingUrl: 12 })],
  ['a name that is no text', buildApiResponse({ eventName: {} })],
  ['a playlist that is no list', buildApiResponse({ eventVideoPlaylist: 'x' })],
  ['countries that are no list', buildApiResponse({ allowedCountries: { AE: true } })],
])('malformed response › has %s', (_what, body) => {
  expect(readAnswer(true, body)).toEqual({ outcome: 'malformed' })
})
