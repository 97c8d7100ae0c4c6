import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import path from 'node:path'
import {
  generateHandler,
  HEADERS_VERSION,
  REDIRECTS_VERSION,
} from '@cloudflare/pages-shared/dist/asset-server/handler.js'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import redirector from 'netlify-redirector'
import { describe, expect, it } from 'vitest'
import { listen } from '../sandbox/listen.ts'
import { contentTypes } from '../sandbox/static-host.ts'
import { distPath } from '../support/built-site.ts'
import { headerRules, hostContract, redirectRules, type Running } from './host-contract.ts'
import { request } from './raw-request.ts'

async function serve(handle: (request: Request) => Promise<Response>): Promise<Running> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'https://sporte.example')
    const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    )
    handle(new Request(url, { method: request.method ?? 'GET', headers }))
      .then((answer) => send(answer, response))
      .catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  const port = await listen(server)
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      await once(server.close(), 'close')
    },
  }
}

async function send(answer: Response, response: ServerResponse) {
  response.writeHead(answer.status, [...answer.headers].flat())
  response.end(Buffer.from(await answer.arrayBuffer()))
}

/** Excludes the two rule files, which the providers read at deployment and do not serve. */
function findFile(address: string): string | null {
  const file = path.join(distPath, address)
  const isServed = !/^\/_(?:headers|redirects)$/.test(address) && existsSync(file) && statSync(file).isFile()
  return isServed ? file : null
}

const typeOf = (file: string) => contentTypes[path.extname(file)] ?? 'application/octet-stream'

/**
 * Runs Cloudflare's asset server, the code behind Pages and `wrangler pages dev`, without the large runtime around it.
 * Compression, types and conditional requests are left to Cloudflare's network, and this file parses the two rule files
 * within the documented limits.
 */
const permitted = ['200', '301', '302', '303', '307', '308']

const metadata = {
  redirects: {
    version: REDIRECTS_VERSION,
    staticRules: Object.fromEntries(
      redirectRules
        .filter(({ status }) => permitted.includes(status))
        .map(({ from, to, status }, lineNumber) => [from, { to, status: Number(status), lineNumber }]),
    ),
    rules: {},
  },
  headers: {
    version: HEADERS_VERSION,
    rules: Object.fromEntries(
      headerRules.map(({ path, headers }) => [path, { set: Object.fromEntries(headers), unset: [] }]),
    ),
  },
}

const startCloudflare = () =>
  serve((request) =>
    generateHandler({
      request,
      metadata,
      logError: (error) => {
        throw error
      },
      findAssetEntryForPath: async (address) => findFile(address),
      getAssetKey: (file: string) => file,
      negotiateContent: () => ({ encoding: null }),
      fetchAsset: async (file) => ({
        body: new Blob([await readFile(file)]).stream(),
        contentType: typeOf(file),
      }),
    }),
  )

describe("Cloudflare Pages' asset server", () => {
  hostContract(startCloudflare, { isWhole: false })

  it('reads every redirect except Netlify syntax', () => {
    // The ignored rules are Netlify syntax for what Cloudflare does without them.
    const left = redirectRules.filter(({ status }) => !permitted.includes(status))
    expect(new Set(left.map(({ status }) => status))).toEqual(new Set(['301!', '404']))
  })

  it('allows no caching of a missing asset, whatever its rule', async () => {
    const host = await startCloudflare()
    const answer = await request(host.origin, '/assets/gone-00000000.js')
    await host.stop()

    expect([answer.status, answer.header('Cache-Control')]).toEqual([404, 'no-store'])
  })
})

/**
 * Netlify's parsers of `_headers` and `_redirects` and its redirect engine, as the Netlify CLI runs them. The file
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

async function startNetlify(): Promise<Running> {
  const { headers } = await readHeaders()
  const { redirects } = await readRedirects()
  const rules = redirects
    .filter(isRecord)
    .map(({ from, query, ...rule }) => ({ ...rule, origin: from, params: query }))
  const engine = await redirector.parseJSON(JSON.stringify(rules), {})

  return serve(async (request) => {
    const { pathname, search, hostname } = new URL(request.url)
    const values: Record<string, string> = { 'Cache-Control': 'public, max-age=0, must-revalidate' }
    const sendFile = async (file: string, status: number) => {
      // Cache-Control from a rule applies only to existing files.
      const matching = headers.filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(pathname))
      const sent = Object.fromEntries(matching.flatMap((rule) => Object.entries(rule.values)))
      const all = { ...values, ...sent, ...(status === 404 && values) }
      return new Response(await readFile(file), { status, headers: { 'Content-Type': typeOf(file), ...all } })
    }
    if (!/^(?:GET|HEAD)$/.test(request.method)) return new Response(null, { status: 405 })
    const address = decoded(pathname)
    const match = engine.match({
      scheme: 'https',
      host: hostname,
      path: address,
      query: search.slice(1),
      headers: {},
      cookieValues: {},
      getHeader: () => '',
      getCookie: () => '',
    })
    const file = findFile(address) ?? findFile(path.join(address, 'index.html'))
    if (file && !(match && match.status < 400 && match.force)) return sendFile(file, 200)
    if (match?.status === 404) return sendFile(path.join(distPath, match.to), 404)
    if (match) return new Response(null, { status: match.status, headers: { Location: match.to + search } })
    return sendFile(path.join(distPath, '404.html'), 404)
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
  hostContract(startNetlify, { isWhole: false })

  it('parse completely', async () => {
    expect((await readHeaders()).errors).toEqual([])
    expect((await readRedirects()).errors).toEqual([])
    expect((await readRedirects()).redirects).toHaveLength(redirectRules.length)
  })
})
