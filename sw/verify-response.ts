import { languageOf, neutralPath } from '@/contract/language.ts'
import { readBodyBytes, readBodyText } from '@/lib/read-body.ts'

/** A file of this version: its URL, and the start of its SHA-256. */
export type PrecacheEntry = { url: string; revision: string }

type IsPrecached = (path: string) => boolean

/** Larger than any file of a build. A captive portal may send an endless one. */
const longestFile = 8 * 1024 * 1024

/**
 * Whether a response is the file of this build, and not a captive portal's page, an error, another version or a damaged
 * file. Reads the body.
 *
 * Hashed files must have exactly the built bytes (`build/pwa/precache-manifest.ts` lists the start of their SHA-256).
 * Documents need not, because hosts rewrite them (an e-mail address hidden, a beacon added), and no install would
 * succeed there.
 *
 * A document is valid if it contains its own page name and language, because some hosts serve the home page for every
 * URL. It must also refer only to files of this version, which it needs to work offline.
 *
 * Icons and manifests, which hosts recompress and relabel, must only not be HTML.
 */
export async function isVerified(
  file: PrecacheEntry,
  response: Response,
  isPrecached: IsPrecached,
): Promise<boolean> {
  if (response.status !== 200 || response.redirected || !hasExpectedContentType(file.url, response))
    return false
  if (isHashedAsset(file.url)) return (await digestOf(response)).startsWith(file.revision)
  if (!isDocument(file.url)) return true
  const html = await readBodyText(response, longestFile)
  return isNamed(html, file.url) && referencesOnlyPrecached(html, isPrecached)
}

/** Cheap enough for every response. Ensures that a page is never served as a script, even if the cache contains it. */
export function hasExpectedContentType(path: string, response: Response): boolean {
  const type = response.headers.get('Content-Type') ?? ''
  if (isDocument(path)) return /^text\/html/i.test(type)
  if (path.endsWith('.js')) return /javascript/i.test(type)
  if (path.endsWith('.css')) return /^text\/css/i.test(type)
  return !/html/i.test(type)
}

/**
 * Fetches a file and verifies it. Hashed files may come from the HTTP cache, where the page has just stored its own
 * scripts. A cache can contain an error for a year, so a wrong file is fetched again without the cache.
 */
export async function fetchVerified(file: PrecacheEntry, isPrecached: IsPrecached): Promise<Response> {
  const modes: RequestCache[] = isHashedAsset(file.url) ? ['default', 'reload'] : ['reload']
  for (const cache of modes) {
    const response = await fetch(file.url, { cache, credentials: 'same-origin', redirect: 'error' }).catch(
      () => undefined,
    )
    if (response && (await isVerified(file, response.clone(), isPrecached))) return response
  }
  throw new Error(`Does not match the build: ${file.url}`)
}

export function isHashedAsset(path: string): boolean {
  return path.startsWith('/assets/')
}

export function isDocument(path: string): boolean {
  return path.endsWith('/')
}

/** Whether a document belongs to this URL, see `composeDocument`. */
function isNamed(html: string, path: string): boolean {
  const [root = ''] = /<html\b[^>]*>/i.exec(html) ?? []
  return root.includes(` lang="${languageOf(path)}"`) && html.includes(` data-page="${neutralPath(path)}"`)
}

/** The scripts, styles and fonts that a document references. */
export function referencedAssets(html: string): string[] {
  return html.match(/\/assets\/[\w$.-]+\.(?:js|css|woff2)/g) ?? []
}

function referencesOnlyPrecached(html: string, isPrecached: IsPrecached): boolean {
  const names = referencedAssets(html)
  return names.length > 0 && names.every(isPrecached)
}

async function digestOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await readBodyBytes(response, longestFile))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}
