import { createHash } from 'node:crypto'
import { languageOf, neutralPath } from '@/contract/language.ts'
import type { PrecacheEntry } from '../../sw/verify-response.ts'
import { Precache } from '../../sw/precache.ts'

export const scope = 'https://sporte.example/'

/** File name → text of the files in a small release. */
export type Release = Readonly<Record<string, string>>

/** A document in the prerendered format, with its language, its page and the files that it references. */
export const buildDocument = (address: string, ...files: string[]) =>
  `<!doctype html><html lang="${languageOf(address)}" dir="ltr">${files.map((file) => `<link href="${file}">`).join('')}<div id="root" data-page="${neutralPath(address)}"><h1>Sporte</h1></div>`

function precacheEntriesOf(release: Release): PrecacheEntry[] {
  return Object.entries(release).map(([url, text]) => ({
    url,
    revision: createHash('sha256').update(text).digest('base64').slice(0, 5),
  }))
}

export function buildPrecache(release: Release): Precache {
  return new Precache(precacheEntriesOf(release), scope)
}

/** A response with the content type that a host would send. */
export function served(path: string, text: string): Response {
  const type = path.endsWith('.js')
    ? 'text/javascript'
    : path.endsWith('.css')
      ? 'text/css; charset=utf-8'
      : path.endsWith('/')
        ? 'text/html; charset=utf-8'
        : 'application/octet-stream'
  return new Response(text, { headers: { 'Content-Type': type } })
}

/** A captive portal's response to any request. */
export const portalPage = (type = 'text/html') =>
  new Response('<h1>Sign in</h1>', { headers: { 'Content-Type': type } })
