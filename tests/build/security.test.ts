import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { headerPolicy, headersFile, pagePolicy } from '../../src/build/config/security-policy.ts'
import { readConfig } from '../../src/build/config/read-config.ts'
import { builtFiles, readBuilt } from '../support/built-site.ts'
import { everyPage, faultsIn } from '../support/every-page.ts'

const config = readConfig({})
const escaped = (policy: string) => policy.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The scripts that the policy must allow by their hashes. */
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)

describe('security of the built site', () => {
  it('has the policy for its scripts in each page before anything that it governs', () => {
    const faults = faultsIn(everyPage, ({ html }) => {
      const policy = pagePolicy(config, inlineScripts(html))
      const tag = `<meta http-equiv="Content-Security-Policy" content="${escaped(policy)}">`
      const [before = '', ...after] = html.slice(0, html.indexOf('</head>')).split(tag)
      if (after.length === 0) return ['no policy']
      return before.match(/<(?:script|link|style|base)[\s>]/g) ?? []
    })
    expect(faults).toEqual([])
  })

  it('has no script that the hosts’ policy blocks', () => {
    const isAllowed = (attributes: string, text: string) =>
      attributes.includes('application/ld+json') ||
      (text ? pagePolicy(config).includes(sha256(text)) : /src="\/assets\/[^"]+"/.test(attributes))
    const faults = faultsIn(everyPage, ({ html }) => [
      ...[...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(
        ([script, attributes = '', text = '']) => !isAllowed(attributes, text) && script.slice(0, 200),
      ),
      ...(html.match(/\son[a-z]+="|javascript:/gi) ?? []),
    ])
    expect(faults).toEqual([])
  })

  it('has no inline style', () => {
    const faults = faultsIn(everyPage, ({ html }) => html.match(/<style[\s>]|<[^>]+\sstyle="/g) ?? [])
    expect(faults).toEqual([])
  })

  it('writes the headers of hosts', () => {
    expect(readBuilt('_headers')).toBe(headersFile(config))
  })

  it('sends no reports by default', () => {
    const listening = /unhandledrejection|securitypolicyviolation|send-fault-report/
    const scripts = builtFiles().filter((file) => file.endsWith('.js'))
    expect(scripts.filter((file) => listening.test(file + readBuilt(file)))).toEqual([])
    expect(headerPolicy(config)).toContain("connect-src 'self';")
  })

  it('contains no source maps or sources', () => {
    const strays = builtFiles().filter((file) => /\.(?:map|ts|tsx)$|node_modules|\.cache/.test(file))
    expect(strays).toEqual([])
  })
})
