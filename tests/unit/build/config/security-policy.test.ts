import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readConfig, type SiteConfig } from '@/build/config/read-config.ts'
import { headersFile, pagePolicy } from '@/build/config/security-policy.ts'

const scripts = { head: 'a()', reorderFollowed: 'b()', loadScripts: 'c()', offline: 'd()' }
const policyOf = (config: SiteConfig) => pagePolicy(config, scripts)
const headersOf = (config: SiteConfig) => headersFile(config, scripts)

const sandboxConfig = readConfig({})
const realConfig = readConfig({
  VITE_LEAD_WEBHOOK_URL: 'https://crm.example/hooks/1',
  VITE_API_HOST: 'https://api.example/v1',
  VITE_GEO_URL: 'https://geo.example/json',
  VITE_SCORES_URL: 'https://scores.example/feed.json',
  VITE_CARD_URL: 'https://card.example/feed.json',
  VITE_STATUS_URL: 'https://status.example/sporte.json',
  VITE_DEMO_VIDEO_URL: 'https://video.example/demo',
  VITE_BATTLE_VIDEO_URL: 'https://video.example/battle',
  VITE_STREAM_ORIGINS: 'https://stream.example https://live.example:8443',
  VITE_REPORT_URL: 'https://faults.example/sporte',
})

/** `frame-src` → its sources. */
function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

describe('pagePolicy', () => {
  it('allows only what it names', () => {
    expect(directives(policyOf(sandboxConfig))).toMatchObject({
      'default-src': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'style-src': ["'self'"],
      'font-src': ["'self'"],
      'require-trusted-types-for': ["'script'"],
    })
  })

  it('allows our files and the four inline scripts, by hash', () => {
    expect(directives(policyOf(sandboxConfig))['script-src']).toEqual([
      "'self'",
      ...['a()', 'b()', 'c()', 'd()'].map(hashOf),
    ])
  })

  it('allows frames of any https stream, or of the configured origins and our embeds only, each once', () => {
    expect(directives(policyOf(sandboxConfig))['frame-src']).toEqual(["'self'", 'https:'])
    expect(directives(policyOf(realConfig))['frame-src']).toEqual(
      "'self' https://stream.example https://live.example:8443 https://video.example".split(' '),
    )
  })

  it('allows connections to the configured services only', () => {
    const services = ['crm', 'api', 'geo', 'scores', 'card', 'status', 'faults']
    expect(directives(policyOf(sandboxConfig))['connect-src']).toEqual(["'self'"])
    expect(directives(policyOf(realConfig))['connect-src']).toEqual([
      "'self'",
      ...services.map((name) => `https://${name}.example`),
    ])
  })

  it('omits directives that a meta tag does not support', () => {
    expect(policyOf(realConfig)).not.toMatch(/frame-ancestors|report-uri|sandbox/)
  })
})

describe('pagePolicy with advertising', () => {
  const slot = { VITE_ADS_CLIENT: 'ca-1', VITE_ADS_SLOT_LARGE: '1' }
  /** The sources that the policy without advertising does not allow. */
  function added(env: Record<string, string>) {
    const before = directives(policyOf(sandboxConfig))
    return Object.fromEntries(
      Object.entries(directives(policyOf(readConfig(env))))
        .map(
          ([name, sources]) => [name, sources.filter((source) => !before[name]?.includes(source))] as const,
        )
        .filter(([, sources]) => sources.length > 0),
    )
  }

  it('equals the plain policy without a client', () => {
    const other = readConfig({ VITE_ADS_SCRIPT_URL: 'https://ads.example/show.js' })
    expect(policyOf(other)).toBe(policyOf(sandboxConfig))
  })

  it('allows the other origins of the known network, and its Trusted Types policies', () => {
    const more = added(slot)
    expect(Object.keys(more)).toEqual(['script-src', 'connect-src', 'frame-src', 'trusted-types'])
    expect(more['frame-src']).toContain('https://googleads.g.doubleclick.net')
    expect(more['trusted-types']).toContain('goog#html')
  })

  it('allows only the origin of another network’s script', () => {
    const origins = ['https://ads.example:8443']
    expect(added({ ...slot, VITE_ADS_SCRIPT_URL: 'https://ads.example:8443/show.js?v=2' })).toEqual({
      'script-src': origins,
      'frame-src': origins,
      'connect-src': origins,
      'trusted-types': ['sporte-ads'],
    })
  })
})

describe('headersFile', () => {
  const rules = headersOf(realConfig).trimEnd().split('\n\n')

  it('covers every page', () => {
    const [everywhere = ''] = rules

    expect(everywhere.split('\n')).toEqual([
      '/*',
      `  Content-Security-Policy: ${policyOf(realConfig)}; frame-ancestors 'none'`,
      '  Strict-Transport-Security: max-age=63072000',
      '  X-Content-Type-Options: nosniff',
      '  X-Frame-Options: DENY',
      '  Referrer-Policy: strict-origin-when-cross-origin',
      '  Cross-Origin-Opener-Policy: same-origin',
      '  Cross-Origin-Resource-Policy: same-origin',
      '  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ])
  })

  it('includes subdomains only if the owner opts in', () => {
    const asked = headersOf(readConfig({ VITE_HSTS_PRELOAD: 'true' }))
    expect(asked).toContain('  Strict-Transport-Security: max-age=63072000; includeSubDomains; preload\n')
    expect(asked.replace('; includeSubDomains; preload', '')).toBe(headersOf(sandboxConfig))
  })

  it('has a cache rule for hashed files, the worker, the watch page and text types', () => {
    expect(rules.slice(1)).toEqual([
      '/assets/*\n  Cache-Control: public, max-age=3600',
      '/sw.js\n  Cache-Control: no-cache',
      ...['/watch', '/watch/', '/ar/watch', '/ar/watch/'].map((path) => `${path}\n  Cache-Control: no-store`),
      '/calendar/*\n  Content-Type: text/calendar; charset=utf-8',
      '/ar/calendar/*\n  Content-Type: text/calendar; charset=utf-8',
      '/feed.xml\n  Content-Type: application/atom+xml; charset=utf-8',
      '/ar/feed.xml\n  Content-Type: application/atom+xml; charset=utf-8',
      '/.well-known/security.txt\n  Content-Type: text/plain; charset=utf-8',
    ])
  })

  it('stays within the line length and number of rules of hosts', () => {
    const withAds = readConfig({ VITE_ADS_CLIENT: 'ca-1', VITE_ADS_SLOT_LARGE: '1' })
    for (const config of [sandboxConfig, realConfig, withAds]) {
      for (const line of headersOf(config).split('\n')) expect(line.length).toBeLessThanOrEqual(2_000)
      expect(headersOf(config).match(/^\//gm)?.length).toBeLessThanOrEqual(100)
    }
  })
})
