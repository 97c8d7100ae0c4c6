import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { defineConfigValues, readConfig, sandboxVariables } from '@/build/config/read-config.ts'

it('readConfig › treats empty and blank values as none', () => {
  expect(readConfig({ VITE_SITE_URL: '', VITE_GEO_URL: '  ', VITE_API_HOST: undefined })).toEqual(
    readConfig({}),
  )
})

describe('readConfig with real services', () => {
  it.each([
    ['VITE_SITE_URL', 'http://localhost:4173', 'http://localhost:4173'],
    ['VITE_LEAD_WEBHOOK_URL', ' https://crm.example/hooks/1 ', 'https://crm.example/hooks/1'],
    ['VITE_API_HOST', 'https://api.example/v1/', 'https://api.example/v1'],
    ['VITE_API_HOST', '/api//', '/api'],
    ['VITE_GEO_URL', 'http://127.0.0.1:9000/geo', 'http://127.0.0.1:9000/geo'],
    ['VITE_GEO_URL', 'https://[2001:db8::1]:8443/geo', 'https://[2001:db8::1]:8443/geo'],
    // Both are paths on our origin: browsers read neither as a slash.
    ['VITE_GEO_URL', '/%5cgeo', '/%5cgeo'],
    ['VITE_GEO_URL', '/\uFF0Fgeo', '/\uFF0Fgeo'],
    ['VITE_SCORES_URL', 'https://scores.example/feed.json?key=1', 'https://scores.example/feed.json?key=1'],
    ['VITE_SCORES_URL', ' none ', ''],
    ['VITE_CARD_URL', 'none', ''],
    ['VITE_STATUS_URL', 'none', ''],
    ['VITE_REPORT_URL', 'https://faults.example/sporte', 'https://faults.example/sporte'],
    ['VITE_WHATSAPP_NUMBER', ' +971 50-123 4567 ', '971501234567'],
    ['VITE_HSTS_PRELOAD', 'true', 'true'],
    ['VITE_LEAD_ECHO', 'true', 'true'],
    [
      'VITE_STREAM_ORIGINS',
      '  https://a.example \n https://b.example:8443 ',
      'https://a.example https://b.example:8443',
    ],
    ['VITE_ADS_SCRIPT_URL', 'https://ads.example/show.js?v=2', 'https://ads.example/show.js?v=2'],
    ['VITE_SW_KILL_SWITCH', ' true ', 'true'],
  ] as const)('reads %s="%s"', (name, value, read) => {
    expect(readConfig({ [name]: value })[name]).toBe(read)
  })

  it('reads an advertising client together with a slot', () => {
    const ads = { VITE_ADS_CLIENT: 'ca-pub-0000000000000000', VITE_ADS_SLOT_LARGE: '1234567890' }
    expect(readConfig(ads)).toMatchObject({
      ...ads,
      VITE_ADS_SCRIPT_URL: 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js',
    })
  })

  it('lists unconfigured services as sandboxed', () => {
    const names = ['LEAD_WEBHOOK_URL', 'API_HOST', 'GEO_URL', 'DEMO_VIDEO_URL', 'BATTLE_VIDEO_URL']
    const own = names.map((name) => [`VITE_${name}`, 'https://own.example/1'] as const)

    expect(sandboxVariables(readConfig({}))).toEqual(own.map(([name]) => name))
    expect(sandboxVariables(readConfig(Object.fromEntries(own)))).toEqual([])
  })

  it('ignores the rest of the environment', () => {
    expect(readConfig({ PATH: '/bin', VITE_UNKNOWN: 'x' })).toEqual(readConfig({}))
  })
})

describe('readConfig with an invalid value', () => {
  const mustBeOrigin = 'must be an https origin without a path'
  const mustBeLink = 'must be a full https address'
  const mustBeEndpoint = 'must be a full https address, or a path of this site that starts with /'
  const mustBeBare = 'must be an address without query and fragment'
  const mustBeId = 'must be an identifier of letters, digits and hyphens'

  const mistakes: readonly (readonly [name: string, why: string, values: string])[] = [
    ['VITE_SW_KILL_SWITCH', 'must be true, or left out', 'yes'],
    [
      'VITE_SITE_URL',
      mustBeOrigin,
      'sporte.example|http://sporte.example|https://sporte.example/|https://sporte.example/en|https://u:p@sporte.example|/',
    ],
    [
      'VITE_LEAD_WEBHOOK_URL',
      mustBeEndpoint,
      'crm.example/hook|http://crm.example/hook|//crm.example/hook|javascript:alert(1)|https://user@crm.example/',
    ],
    [
      'VITE_LEAD_WEBHOOK_URL',
      mustBeEndpoint,
      String.raw`/\evil.example/lead|https:\\evil.example/lead|https://a.example\@evil.example`,
    ],
    [
      'VITE_LEAD_WEBHOOK_URL',
      mustBeEndpoint,
      '/.//evil.example|/\u200B/evil.example|/\t/evil.example|/\u202Elead',
    ],
    [
      'VITE_LEAD_WEBHOOK_URL',
      mustBeEndpoint,
      'https:evil.example/lead|https:/evil.example/lead|https:///evil.example/lead|https://evil.exa\tmple/lead',
    ],
    ['VITE_API_HOST', mustBeEndpoint, String.raw`api.example|ftp://api.example|/\evil.example`],
    ['VITE_API_HOST', mustBeBare, 'https://api.example/v1?key=1|/api#v1'],
    ['VITE_GEO_URL', mustBeEndpoint, 'a path|/a path|https://a.example,b.example/geo'],
    ['VITE_APP_LINKS_URL', mustBeLink, '/app|https:app.example'],
    ['VITE_APP_STORE_URL', mustBeLink, 'http://store.example'],
    ['VITE_ESPORTS_URL', mustBeLink, 'esports'],
    ['VITE_DEMO_VIDEO_URL', mustBeEndpoint, 'data:video/mp4,x'],
    ['VITE_BATTLE_VIDEO_URL', mustBeEndpoint, 'blob:https://x.example/1'],
    ['VITE_STREAM_ORIGINS', mustBeOrigin, 'video.example|https://a.example https://b.example/live'],
    [
      'VITE_STREAM_ORIGINS',
      mustBeOrigin,
      "https://*.example|https://a.example;object-src|https://a.example 'self'",
    ],
    ['VITE_STREAM_ORIGINS', mustBeOrigin, String.raw`https://a.example\@b.example`],
    ['VITE_SCORES_URL', mustBeEndpoint, String.raw`off|/\evil.example`],
    ['VITE_REPORT_URL', mustBeEndpoint, String.raw`/\evil.example|http://faults.example`],
    [
      'VITE_WHATSAPP_NUMBER',
      'must be a phone number with its country code',
      '0501234567|+971|+9715012345678901|971501234567?text=x|//evil.example|+٩٧١٥٠١٢٣٤٥٦٧|+971--501234567',
    ],
    ['VITE_HSTS_PRELOAD', 'must be true or false', 'yes'],
    ['VITE_LEAD_ECHO', 'must be true or false', '1'],
    ['VITE_ADS_CLIENT', mustBeId, 'ca-pub\nx|ca-pub 1'],
    ['VITE_ADS_CLIENT', 'must be set together with a VITE_ADS_SLOT_…', 'ca-pub-1'],
    ['VITE_ADS_SCRIPT_URL', mustBeLink, '/ads.js|//ads.example/show.js|http://ads.example/show.js'],
    ['VITE_ADS_SLOT_SMALL', mustBeId, '"><script>'],
    ['VITE_ADS_SLOT_MEDIUM', mustBeId, '1;2'],
    ['VITE_ADS_SLOT_LARGE', mustBeId, '1.2'],
    ['VITE_ADS_SLOT_RECTANGLE', mustBeId, 'é'],
  ]

  it.each(
    mistakes.flatMap(([name, why, values]) => values.split('|').map((value) => [name, value, why] as const)),
  )('fails in one sentence that names %s: "%s"', (name, value, why) => {
    const shown = value.replace(/\p{C}/gu, '\uFFFD')
    expect(() => readConfig({ [name]: value })).toThrow(`${name} is "${shown}", but it ${why}`)
    expect(() => readConfig({ [name]: value })).toThrow(/^[^\n]+\.$/)
  })

  it('fails if an advertising slot has no client', () => {
    expect(() => readConfig({ VITE_ADS_SLOT_LARGE: '1' })).toThrow(
      'VITE_ADS_CLIENT is "", but it must be set together with a VITE_ADS_SLOT_….',
    )
  })
})

it('readConfig › keeps a local path on our host, however it is parsed', () => {
  const odd = [...Array.from('/\\.@:?#\t\u3000\uFF0Fa'), '%2e', '%5c', 'evil.example']
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...odd), { maxLength: 8 }), (parts) => {
      let read: string
      try {
        read = readConfig({ VITE_LEAD_WEBHOOK_URL: `/${parts.join('')}` }).VITE_LEAD_WEBHOOK_URL
      } catch {
        return
      }
      const resolved = new URL(read, 'https://sporte.example/ar/contact')
      expect(resolved.origin).toBe('https://sporte.example')
      expect(new URL(resolved.pathname, resolved).origin).toBe('https://sporte.example')
    }),
    { numRuns: 2_000 },
  )
})

it('defineConfigValues › passes every variable to the pages and the worker as text', () => {
  const config = readConfig({ VITE_ADS_CLIENT: 'ca-1', VITE_ADS_SLOT_LARGE: '1' })
  const values = defineConfigValues(config)

  expect(Object.keys(values)).toEqual(Object.keys(config).map((name) => `import.meta.env.${name}`))
  expect(values['import.meta.env.VITE_ADS_CLIENT']).toBe('"ca-1"')
})

it('.env.example › lists every variable with its default', () => {
  const file = path.resolve(import.meta.dirname, '../../../../.env.example')
  expect(parseEnv(readFileSync(file, 'utf8'))).toEqual(readConfig({}))
})
