import { languageOf, neutralPath } from '@/contract/language.ts'
import { readBodyBytes, readBodyText } from '@/contract/read-body.ts'

/** A file of this version: its address, and the fingerprint of its bytes. */
export type PrecacheEntry = { url: string; revision: string }

type IsPrecached = (path: string) => boolean

/** Larger than any file of a build. A captive portal may send an endless one. */
const longestFile = 8 * 1024 * 1024

/**
 * Whether a response is the file of this build, and not a captive portal's page, an error, the file of another version
 * or a damaged one. Reads the body.
 *
 * Files with a hash in their name must have exactly the built bytes (`prerender/precache-manifest.ts` lists the start
 * of their SHA-256). Documents need not: hosts rewrite them (an e-mail address hidden, a beacon added), and no install
 * would ever succeed there. A document is ours when it names its own page and language, as some hosts answer every
 * address with the home page, and refers to files of this version only, which is also what it needs to work offline.
 * Icons and manifests, which hosts recompress and label as they like, must be anything but a page.
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

/** Cheap enough for every response: a page is never served as a script, whichever worker stored it. */
export function hasExpectedContentType(path: string, response: Response): boolean {
  const type = response.headers.get('Content-Type') ?? ''
  if (isDocument(path)) return /^text\/html/i.test(type)
  if (path.endsWith('.js')) return /javascript/i.test(type)
  if (path.endsWith('.css')) return /^text\/css/i.test(type)
  return !/html/i.test(type)
}

/**
 * From the network, and only if it is verified. Hashed files may come from the HTTP cache, where the page has just
 * stored its own scripts; but a cache can hold an error for a year, so a wrong one is requested again past it.
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

function isDocument(path: string): boolean {
  return path.endsWith('/')
}

/** Whether a document is the one of this address: see `composeDocument`. */
function isNamed(html: string, path: string): boolean {
  const [root = ''] = /<html\b[^>]*>/i.exec(html) ?? []
  return root.includes(` lang="${languageOf(path)}"`) && html.includes(` data-page="${neutralPath(path)}"`)
}

function referencesOnlyPrecached(html: string, isPrecached: IsPrecached): boolean {
  const names = html.match(/\/assets\/[\w$.-]+\.(?:js|css|woff2)/g) ?? []
  return names.length > 0 && names.every(isPrecached)
}

async function digestOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await readBodyBytes(response, longestFile))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}
