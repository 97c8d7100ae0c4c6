import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { headerPolicy, pagePolicy } from '../../src/prerender/security-policy.ts'
import { readConfig } from '../../src/prerender/read-config.ts'
import { builtFiles, builtPages, readBuilt } from '../support/built-site.ts'

const config = readConfig({})
const escaped = (policy: string) => policy.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('security of the built site', () => {
  it.each(builtPages())('$file carries the policy before anything that it governs', ({ html }) => {
    const tag = `<meta http-equiv="Content-Security-Policy" content="${escaped(pagePolicy(config))}">`
    const head = html.slice(0, html.indexOf('</head>'))
    expect(head).toContain(tag)
    expect(head.slice(0, head.indexOf(tag))).not.toMatch(/<(?:script|link|style|base)[\s>]/)
  })

  it.each(builtPages())('$file has no script that the policy does not know', ({ html }) => {
    for (const [, attributes = '', text = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
      if (attributes.includes('application/ld+json')) continue
      if (text) expect(pagePolicy(config)).toContain(sha256(text))
      else expect(attributes).toMatch(/src="\/assets\/[^"]+"/)
    }
    expect(html).not.toMatch(/\son[a-z]+="/)
    expect(html).not.toMatch(/javascript:/i)
  })

  it.each(builtPages())('$file has no inline style', ({ html }) => {
    expect(html).not.toMatch(/<style[\s>]/)
    expect(html).not.toMatch(/<[^>]+\sstyle="/)
  })

  it('sends the same policy as a header, with what a meta tag cannot say', () => {
    expect(readBuilt('_headers')).toContain(`  Content-Security-Policy: ${headerPolicy(config)}\n`)
    expect(headerPolicy(config)).toContain("frame-ancestors 'none'")
  })

  it('stays within what hosts accept: 100 rules, 2,000 characters a line', () => {
    const lines = readBuilt('_headers').split('\n')
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100)
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000)
  })

  it('scores full marks by the rules that header checkers use', () => {
    const policy = headerPolicy(config)
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-(?:inline|eval)'/)
    expect(policy).not.toMatch(/style-src[^;]*'unsafe-inline'/)
    for (const directive of ["base-uri 'none'", "form-action 'self'", "object-src 'none'"]) {
      expect(policy).toContain(directive)
    }
    const headers = readBuilt('_headers')
    expect(headers).toMatch(/Strict-Transport-Security: max-age=63072000$/m)
    expect(headers).toContain('Cross-Origin-Resource-Policy: same-origin')
    expect(headers).toContain('X-Content-Type-Options: nosniff')
    expect(headers).toContain('Referrer-Policy: strict-origin-when-cross-origin')
    expect(headers).not.toContain('Cross-Origin-Embedder-Policy')
  })

  it('reports nothing to anybody: nobody has asked for it', () => {
    const listening = /unhandledrejection|securitypolicyviolation|fault-reports/
    const scripts = builtFiles().filter((file) => file.endsWith('.js'))
    expect(scripts.filter((file) => listening.test(file + readBuilt(file)))).toEqual([])
    expect(headerPolicy(config)).toContain("connect-src 'self';")
  })

  it('leaves nothing of the source behind', () => {
    const strays = builtFiles().filter((file) => /\.(?:map|ts|tsx)$|node_modules|\.cache/.test(file))
    expect(strays).toEqual([])
  })
})
