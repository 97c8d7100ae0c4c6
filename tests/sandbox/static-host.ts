import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/**
 * A static host as strict as real ones: `/x` and `/x/` serve `x/index.html`, `/x/index.html` redirects, and missing
 * files return 404 with the nearest `404.html`. Applies `_redirects` and `_headers`, but no `Cache-Control` from it to
 * errors, and compresses text.
 */
type Handler = (request: IncomingMessage, response: ServerResponse) => void

export const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
}

/**
 * `root` may return another build while the server runs, like a deployment. Existing files for which `isGone` returns
 * true are missing.
 */
export function staticHost(root: () => string, isGone: (path: string) => boolean = () => false): Handler {
  return (request, response) => {
    const url = new URL(request.url ?? '/', 'http://host')
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
      return
    }
    if (url.pathname.includes('%00')) {
      response.writeHead(400).end()
      return
    }
    const redirect = redirectFor(root(), url)
    if (redirect) {
      response.writeHead(redirect.status, { Location: redirect.to }).end()
      return
    }
    const found = isGone(url.pathname) ? undefined : fileFor(root(), url.pathname)
    const file = found ?? notFoundFile(root(), url.pathname)
    if (!file) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found')
      return
    }
    let headers = headersFor(readHeaderRules(textOf(root(), '_headers')), url.pathname)
    if (!found) headers = headers.filter(([name]) => name !== 'Cache-Control')
    send(request, response, { file, headers, status: found ? 200 : 404 })
  }
}

function redirectFor(root: string, url: URL): { to: string; status: number } | undefined {
  const [, folder] = /^((?:\/[\w.~-]+)*\/)index\.html$/.exec(url.pathname) ?? []
  if (folder !== undefined) return { to: folder + url.search, status: 308 }
  const rule = readRedirects(textOf(root, '_redirects')).find(
    ({ from, status }) => /^30\d$/.test(status) && url.pathname.replace(/\/$/, '') === from,
  )
  return rule && { to: rule.to + url.search, status: Number(rule.status) }
}

function fileFor(root: string, pathname: string): string | undefined {
  let decoded: string
  try {
    decoded = decodeURIComponent(pathname)
  } catch {
    return undefined
  }
  if (/(?:^|\/)(?!\.well-known\/)[._]/.test(decoded) || decoded === '/404.html' || decoded === '/ar/404.html')
    return undefined
  const file = path.join(root, path.normalize(decoded))
  if (!file.startsWith(root)) return undefined
  return [file, path.join(file, 'index.html')].find((each) => existsSync(each) && statSync(each).isFile())
}

function notFoundFile(root: string, pathname: string): string | undefined {
  const near = pathname.startsWith('/ar/') ? ['ar/404.html', '404.html'] : ['404.html']
  return near.map((name) => path.join(root, name)).find((file) => existsSync(file))
}

type Sending = { file: string; headers: [string, string][]; status: number }

function send(request: IncomingMessage, response: ServerResponse, { file, headers, status }: Sending) {
  const type = contentTypes[path.extname(file)] ?? 'application/octet-stream'
  const { raw, etag } = readOnce(file)
  response.setHeader('Content-Type', type)
  response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate')
  response.setHeader('ETag', etag)
  response.setHeader('Vary', 'Accept-Encoding')
  for (const [name, value] of joined(headers)) response.setHeader(name, value)
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304).end()
    return
  }
  const { body, encoding } = compressed(raw, etag, type, request.headers['accept-encoding'] ?? '')
  if (encoding) response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', body.length)
  response.writeHead(status)
  response.end(request.method === 'HEAD' ? undefined : body)
}

type Read = { mtimeMs: number; raw: Buffer; etag: string }
const read = new Map<string, Read>()

/** Cached: an install requests hundreds of files, and a test run has hundreds of installs. */
function readOnce(file: string): Read {
  const { mtimeMs } = statSync(file)
  const held = read.get(file)
  if (held?.mtimeMs === mtimeMs) return held
  const raw = readFileSync(file)
  const etag = `"${createHash('sha256').update(raw).digest('base64url').slice(0, 20)}"`
  const fresh = { mtimeMs, raw, etag }
  read.set(file, fresh)
  return fresh
}

const compressedBodies = new Map<string, Buffer>()

function compressed(raw: Buffer, etag: string, type: string, accepted: string) {
  const isText = /^text\/|json|xml|svg/.test(type)
  const encoding = isText ? ['br', 'gzip'].find((each) => accepted.includes(each)) : undefined
  if (!encoding) return { body: raw, encoding: undefined }
  const key = `${encoding} ${etag}`
  const held = compressedBodies.get(key)
  if (held) return { body: held, encoding }
  const body =
    encoding === 'br'
      ? brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
      : gzipSync(raw, { level: 9 })
  compressedBodies.set(key, body)
  return { body, encoding }
}

/** Joins the values of rules that set the same header, as Cloudflare Pages does. */
function joined(headers: readonly [string, string][]): Map<string, string> {
  const all = new Map<string, string>()
  for (const [name, value] of headers) {
    const before = all.get(name)
    all.set(name, before === undefined ? value : `${before}, ${value}`)
  }
  return all
}

function textOf(root: string, name: string): string {
  const file = path.join(root, name)
  return existsSync(file) ? readOnce(file).raw.toString() : ''
}

type HeaderRule = { path: string; headers: [name: string, value: string][] }

/** The rules of a `_headers` file. */
export function readHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = []
  for (const line of text.split('\n')) {
    const [, name, value = ''] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? []
    if (name !== undefined) rules.at(-1)?.headers.push([name, value])
    else if (line !== '') rules.push({ path: line, headers: [] })
  }
  return rules
}

/** The headers of all rules for a path, in order. */
export function headersFor(rules: readonly HeaderRule[], pathname: string): [string, string][] {
  return rules
    .filter((rule) =>
      rule.path.endsWith('*') ? pathname.startsWith(rule.path.slice(0, -1)) : pathname === rule.path,
    )
    .flatMap(({ headers }) => headers)
}

/** The rules of a `_redirects` file. */
export function readRedirects(text: string): { from: string; to: string; status: string }[] {
  const lines = text.split('\n').filter(Boolean)
  return lines.map((line) => {
    const [from = '', to = '', status = '301'] = line.split(/\s+/)
    return { from, to, status }
  })
}
