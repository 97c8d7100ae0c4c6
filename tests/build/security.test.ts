import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { headersFile, pagePolicy } from '../../src/build/config/security-policy.ts'
import { readConfig } from '../../src/build/config/read-config.ts'
import { buildInlineScripts } from '../../src/build/html/inline-scripts.ts'
import { builtFiles, readBuilt } from '../support/built-site.ts'
import { everyPage, faultsIn } from '../support/every-page.ts'

const config = readConfig({})
const scripts = await buildInlineScripts()
const policy = pagePolicy(config, scripts)
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('security of the built site', () => {
  it('has the policy in each page before anything that it governs', () => {
    const tag = `<meta http-equiv="Content-Security-Policy" content="${escaped(policy)}">`
    const faults = faultsIn(everyPage, ({ html }) => {
      const [before = '', ...after] = html.slice(0, html.indexOf('</head>')).split(tag)
      if (after.length === 0) return ['no policy']
      return before.match(/<(?:script|link|style|base)[\s>]/g) ?? []
    })
    expect(faults).toEqual([])
  })

  it('has no script that the policy blocks', () => {
    const isAllowed = (attributes: string, text: string) =>
      attributes.includes('application/ld+json') ||
      (text ? policy.includes(sha256(text)) : /src="\/assets\/[^"]+"/.test(attributes))
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

  it('writes the headers of hosts, with the same policy', () => {
    expect(readBuilt('_headers')).toBe(headersFile(config, scripts))
  })

  it('sends no reports by default', () => {
    const listening = /unhandledrejection|securitypolicyviolation|send-fault-report/
    const files = builtFiles().filter((file) => file.endsWith('.js'))
    expect(files.filter((file) => listening.test(file + readBuilt(file)))).toEqual([])
    expect(policy).toContain("connect-src 'self';")
  })

  it('contains no source maps or sources', () => {
    const strays = builtFiles().filter((file) => /\.(?:map|ts|tsx)$|node_modules|\.cache/.test(file))
    expect(strays).toEqual([])
  })
})
