import type { Failure } from './respond.ts'

/** One documented code for every response in the specification, and several for responses that it does not cover. */
type SampleCode = {
  code: string
  /** What a viewer should see, as `npm start` prints it. */
  shows: string
  answer: (site: string) => CodeAnswer
}

export type CodeAnswer =
  | { status?: number; delayMs?: number; headers?: Record<string, string>; body: unknown }
  | Failure

const player = (site: string, title: string) => `${site}/sandbox/player?title=${encodeURIComponent(title)}`
const thumbnail = (site: string, title: string) =>
  `${site}/sandbox/thumbnail.svg?title=${encodeURIComponent(title)}`

const live = (site: string, more: object = {}) => ({
  body: {
    code: 'SP-00',
    message: 'OK',
    data: {
      eventStatus: 'LIVE',
      eventName: 'Battle of the Burj',
      streamingUrl: player(site, 'Battle of the Burj, live'),
      eventVideoPlaylist: [],
      allowedCountries: [],
      ...more,
    },
  },
})

const highlightNames = [
  'Main event: the finish',
  'Submission of the night, round 2',
  'Walkout to first bell',
  'Five best counters',
  'Corner audio, round 3',
  'Press conference',
]

const highlights = (site: string, more: object = {}) =>
  live(site, {
    eventStatus: 'HIGHLIGHTS',
    eventName: 'Battle of the Burj: Highlights',
    eventVideoPlaylist: highlightNames.map((name, index) => ({
      id: index + 1,
      name,
      url: player(site, name).replace('?', '?quality=hd&amp;'),
      thumbnailLink: index === 4 ? null : thumbnail(site, name),
      description: index === 0 ? 'Five rounds in six minutes.' : null,
    })),
    ...more,
  })

const refusal = (status: number, body: object) => () => ({ status, body })

export const sampleCodes: readonly SampleCode[] = [
  { code: 'LIVE01', shows: 'a live event', answer: (site) => live(site) },
  {
    code: 'SOON01',
    shows: 'an upcoming event without a stream yet: Your code works',
    answer: (site) =>
      live(site, { eventStatus: 'UPCOMING', eventName: 'Gulf Boxing Series: Night 3', streamingUrl: null }),
  },
  {
    code: 'WAIT01',
    shows: 'an upcoming event whose stream begins a minute after the first request',
    answer: (site) => live(site, { eventStatus: 'UPCOMING', streamingUrl: null }),
  },
  {
    code: 'ENDED1',
    shows: 'an event that has ended: No video available',
    answer: (site) => live(site, { eventStatus: 'ENDED', streamingUrl: null }),
  },
  { code: 'HIGH01', shows: 'highlights with a playlist', answer: (site) => highlights(site) },
  {
    code: 'HIGH00',
    shows: 'highlights without a playlist: the stream address plays',
    answer: (site) => highlights(site, { eventVideoPlaylist: [] }),
  },
  {
    code: 'UKONLY',
    shows: 'an event for the United Kingdom only: Content Not Available',
    answer: (site) => live(site, { allowedCountries: ['GB'] }),
  },
  {
    code: 'MISSPL',
    shows: 'the misspelt key allowedCoutries, for the United Kingdom only',
    answer: (site) => live(site, { allowedCountries: undefined, allowedCoutries: ['gb'] }),
  },
  {
    code: '000123',
    shows: 'an all-digit code with leading zeros',
    answer: (site) => live(site, { eventName: 'Leading zeros' }),
  },
  {
    code: '662E41',
    shows: 'a code that looks like a number and is text',
    answer: (site) => live(site, { eventName: 'Text, not a number' }),
  },
  {
    code: 'NOCODE',
    shows: 'a success without the response code',
    answer: (site) => ({ body: { data: live(site).body.data } }),
  },
  {
    code: 'SLOW01',
    shows: 'a live event after four seconds',
    answer: (site) => ({ ...live(site), delayMs: 4_000 }),
  },
  {
    code: 'EXPIRE',
    shows: "the server's message: This code expired at 21:00.",
    answer: refusal(200, { code: 'SP-07', message: 'This code expired at 21:00.' }),
  },
  {
    code: 'ERRTXT',
    shows: "the server's error text: Code already used on another device.",
    answer: refusal(403, { error: 'Code already used on another device.' }),
  },
  { code: 'SILENT', shows: 'Invalid or expired code', answer: refusal(200, { code: 'SP-09' }) },
  {
    code: 'NODATA',
    shows: 'Invalid or expired code (a success without data)',
    answer: refusal(200, { code: 'SP-00' }),
  },
  { code: 'ERR500', shows: 'Invalid or expired code (a server error)', answer: refusal(500, {}) },
  {
    code: 'RATE01',
    shows: "the server's message: Too many attempts. Wait a minute.",
    answer: refusal(429, { message: 'Too many attempts. Wait a minute.' }),
  },
  { code: 'BADJSN', shows: 'Could not verify the code (not JSON)', answer: () => ({ kind: 'portal' }) },
  {
    code: 'BADDAT',
    shows: 'Could not verify the code (data of the wrong shape)',
    answer: () => ({ body: { code: 'SP-00', data: { eventStatus: 7, eventVideoPlaylist: 'none' } } }),
  },
  {
    code: 'HUGE01',
    shows: 'Could not verify the code (more than 512 KiB)',
    answer: (site) => live(site, { eventName: 'x'.repeat(512 * 1024) }),
  },
  { code: 'RESET1', shows: 'Could not verify the code (connection lost)', answer: () => ({ kind: 'reset' }) },
  {
    code: 'EVIL01',
    shows: 'a hostile stream address: No video available',
    answer: (site) =>
      live(site, {
        eventName: '<img src=x onerror=alert(1)>',
        streamingUrl: 'javascript:alert(document.domain)',
      }),
  },
  {
    code: 'EVIL02',
    shows: 'hostile texts, shown as text, and playlist addresses that are never framed',
    answer: (site) =>
      highlights(site, {
        eventName: '"><script>alert(1)</script>',
        eventVideoPlaylist: [
          {
            id: 1,
            name: '<b>bold</b>',
            url: 'https://user:pass@player.example/x',
            thumbnailLink: 'javascript:alert(1)',
          },
          {
            id: 2,
            name: '\u202Egnp.exe',
            url: 'data:text/html,<script>alert(1)</script>',
            thumbnailLink: null,
          },
          { id: 3, url: 'blob:https://sporte.example/1', thumbnailLink: 'data:text/html,x' },
        ],
      }),
  },
]

export function findSampleCode(code: string): SampleCode | undefined {
  return sampleCodes.find((sample) => sample.code === code)
}
