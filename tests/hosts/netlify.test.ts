import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import redirector from 'netlify-redirector'
import { describe, expect, it } from 'vitest'
import { contentTypes } from '../sandbox/static-host.ts'
import { distPath } from '../support/built-site.ts'
import { hostContract, type Running } from './host-contract.ts'
import { redirectRules } from './header-rules.ts'
import { serveHandler } from './serve-handler.ts'

/**
 * Runs Netlify's parsers of `_headers` and `_redirects` and its redirect engine, as the Netlify CLI does. The file
 * lookup follows the documentation: the file, `index.html` in its folder, the matching rule, then `404.html` at the
 * root.
 */
const readHeaders = () =>
  parseAllHeaders({
    headersFiles: [path.join(distPath, '_headers')],
    configHeaders: undefined,
    minimal: false,
  })
const readRedirects = () =>
  parseAllRedirects({
    redirectsFiles: [path.join(distPath, '_redirects')],
    configRedirects: [],
    minimal: false,
  })

function findFile(address: string): string | undefined {
  if (/^\/_(?:headers|redirects)$/.test(address)) return undefined
  const file = path.join(distPath, address)
  return [file, path.join(file, 'index.html')].find((each) => existsSync(each) && statSync(each).isFile())
}

async function start(): Promise<Running> {
  const { headers } = await readHeaders()
  const { redirects } = await readRedirects()
  const rules = redirects
    .filter(isRecord)
    .map(({ from, query, ...rule }) => ({ ...rule, origin: from, params: query }))
  const engine = await redirector.parseJSON(JSON.stringify(rules), {})

  return serveHandler(async (request) => {
    const { pathname, search, hostname } = new URL(request.url)
    const values: Record<string, string> = { 'Cache-Control': 'public, max-age=0, must-revalidate' }
    const send = async (file: string, status: number) => {
      // Cache-Control from a rule applies only to existing files.
      const matching = headers.filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(pathname))
      const sent = Object.fromEntries(matching.flatMap((rule) => Object.entries(rule.values)))
      const all = { ...values, ...sent, ...(status === 404 && values) }
      const type = contentTypes[path.extname(file)] ?? 'application/octet-stream'
      return new Response(await readFile(file), { status, headers: { 'Content-Type': type, ...all } })
    }
    if (!/^(?:GET|HEAD)$/.test(request.method)) return new Response(null, { status: 405 })
    const match = engine.match({
      scheme: 'https',
      host: hostname,
      path: decoded(pathname),
      query: search.slice(1),
      headers: {},
      cookieValues: {},
      getHeader: () => '',
      getCookie: () => '',
    })
    const file = findFile(decoded(pathname))
    if (file && !(match && match.status < 400 && match.force)) return send(file, 200)
    if (match?.status === 404) return send(path.join(distPath, match.to), 404)
    if (match) return new Response(null, { status: match.status, headers: { Location: match.to + search } })
    return send(path.join(distPath, '404.html'), 404)
  })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

describe("Netlify's rules", () => {
  hostContract(start, { isWhole: false })

  it('parse completely', async () => {
    expect((await readHeaders()).errors).toEqual([])
    expect((await readRedirects()).errors).toEqual([])
    expect((await readRedirects()).redirects).toHaveLength(redirectRules().length)
  })
})
