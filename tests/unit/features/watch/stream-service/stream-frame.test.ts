import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { streamUrl, streamFrame } from '@/features/watch/stream-service/stream-frame.ts'
import { readConfig } from '@/build/config/read-config.ts'
import { propertyOptions } from '../../../../support/property-test.ts'

const ownOrigin = 'https://sporte.example'
const open = { streamOrigins: [], ownOrigin }
const narrow = { streamOrigins: ['https://video.example', 'https://live.example:8443'], ownOrigin }

const opening = 'allow-popups allow-popups-to-escape-sandbox allow-forms'

const never = [
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://sporte.example/1b4e',
  'filesystem:https://sporte.example/x',
  'http://video.example/x',
  'https://user@video.example/x',
  'https://:secret@video.example/x',
  'https://',
  '//video.example/x',
  'video.example/x',
  '',
]

it.each([...never, null])('streamFrame and streamUrl › reject "%s"', (address) => {
  expect(streamFrame(address, open)).toBeNull()
  expect(streamFrame(address, narrow)).toBeNull()
  expect(streamUrl(address, ownOrigin)).toBeNull()
})

describe('streamFrame', () => {
  it('accepts any https URL without configured origins', () => {
    expect(streamFrame('https://anywhere.example:444/x?y=1#z', open)).toEqual({
      src: 'https://anywhere.example:444/x?y=1#z',
      sandbox: 'allow-scripts allow-same-origin allow-presentation',
      allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
    })
  })

  it('lets configured origins open windows, send forms and pass their permissions to one another', () => {
    const all = "'src' https://video.example https://live.example:8443"
    expect(streamFrame('https://video.example/x', narrow)).toEqual({
      src: 'https://video.example/x',
      sandbox: `allow-scripts allow-same-origin allow-presentation ${opening}`,
      allow: `autoplay ${all}; encrypted-media ${all}; fullscreen ${all}; picture-in-picture ${all}`,
    })
    const own = { streamOrigins: [ownOrigin], ownOrigin }
    expect(streamFrame(`${ownOrigin}/player`, own)?.sandbox).toBe(`allow-scripts ${opening}`)
  })

  it.each([
    'https://video.example/x',
    'https://VIDEO.example:443/x',
    ' https://video.example/x\n',
    'https:video.example/x',
  ])('accepts "%s" from a configured origin, in normalised form', (address) => {
    expect(streamFrame(address, narrow)?.src).toBe('https://video.example/x')
  })

  it('accepts a configured origin with its port only', () => {
    expect(streamFrame('https://live.example:8443/x', narrow)?.src).toBe('https://live.example:8443/x')
    expect(streamFrame('https://live.example/x', narrow)).toBeNull()
    expect(streamFrame('https://video.example:8443/x', narrow)).toBeNull()
  })

  it.each([
    'https://sub.video.example/x',
    'https://vídeo.example/x',
    'https://sporte.example/sandbox/player',
  ])('rejects "%s" as a configured origin', (address) => {
    expect(streamFrame(address, narrow)).toBeNull()
  })

  it('sandboxes pages of this site without same-origin, so that they cannot escape', () => {
    expect(streamFrame(`${ownOrigin}/sandbox/player`, open)?.sandbox).toBe('allow-scripts')
  })

  it('accepts plain http from this site only, unless it is listed', () => {
    const local = { streamOrigins: [], ownOrigin: 'http://localhost:4173' }

    expect(streamFrame('http://localhost:4173/p', local)?.sandbox).toBe('allow-scripts')
    expect(streamFrame('http://localhost:5000/p', local)).toBeNull()
  })

  it('accepts plain http of a configured origin, which the configuration allows on localhost', () => {
    const rules = { streamOrigins: ['http://localhost:5000'], ownOrigin }
    expect(streamFrame('http://localhost:5000/p', rules)?.src).toBe('http://localhost:5000/p')
    expect(streamFrame('https://localhost:5000/p', rules)).toBeNull()
    expect(readConfig({ VITE_STREAM_ORIGINS: 'http://localhost:5000' }).VITE_STREAM_ORIGINS).toBe(
      'http://localhost:5000',
    )
  })
})

/** Random URLs from valid and invalid parts in any order. */
const schemes = ['https:', 'http:', 'javascript:', 'data:', 'blob:']
const hosts = ['video.example', 'sporte.example', 'live.example', 'evil.test', 'localhost', '[::1]']
const signs = ['//', ...Array.from('/\\@:?#. \t\n\u3002٣'), '%2f', 'user', '8443']
const parts = fc.constantFrom(...schemes, ...hosts, ...signs)
const anyAddress = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true, validSchemes: ['https', 'http', 'ftp'] }),
  fc.array(parts, { maxLength: 9 }).map((list) => list.join('')),
  fc.array(parts, { maxLength: 6 }).map((list) => `https://${list.join('')}`),
  fc.array(parts, { maxLength: 4 }).map((list) => `https://video.example${list.join('')}`),
  fc.string(),
)

describe('streamFrame result for any URL', () => {
  const framed = (rules: Parameters<typeof streamFrame>[1], check: (url: URL) => void) => {
    let frames = 0
    fc.assert(
      fc.property(anyAddress, (address) => {
        const frame = streamFrame(address, rules)
        if (!frame) return
        frames += 1
        const url = new URL(frame.src)
        expect(url.href).toBe(frame.src)
        expect([url.username, url.password]).toEqual(['', ''])
        check(url)
      }),
      { ...propertyOptions, numRuns: 1_000 },
    )
    expect(frames).toBeGreaterThan(20)
  }

  it('has https or this site, and no credentials', () => {
    framed(open, (url) => expect(url.protocol === 'https:' || url.origin === ownOrigin).toBe(true))
  })

  it('has a configured origin if there are any', () => {
    framed(narrow, (url) => expect(narrow.streamOrigins).toContain(url.origin))
  })
})

describe('streamUrl', () => {
  it.each(['https://images.example/a.jpg', 'https://sporte.example/a.jpg'])('accepts %s', (address) => {
    expect(streamUrl(address, ownOrigin)).toBe(address)
  })

  it('accepts our own images over http if the site uses http', () => {
    expect(streamUrl('http://localhost:4173/a.jpg', 'http://localhost:4173')).toBe(
      'http://localhost:4173/a.jpg',
    )
  })
})
