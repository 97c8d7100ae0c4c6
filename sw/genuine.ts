/** A file of this version: where it is, and what tells its bytes from any others. */
export type Listed = { url: string; revision: string }

type IsHeld = (path: string) => boolean

/**
 * Whether an answer is the file that this version was built with, and not a captive portal's page, an error, the file of
 * another version or a damaged one. Reads the body.
 *
 * What carries a hash in its name must have exactly the bytes it was built with (`prerender/precache-manifest.ts` lists
 * the start of their SHA-256). Documents cannot be held to theirs: hosts rewrite them on the way (an e-mail address
 * hidden, a beacon added), and there no install would ever succeed. A document is ours when it names files of this
 * version and of no other, which also is what it needs to work without a network. Icons and manifests, which hosts
 * recompress and label as they like, must be anything but a page.
 */
export async function isGenuine(file: Listed, response: Response, isHeld: IsHeld): Promise<boolean> {
  if (response.status !== 200 || response.redirected || !hasRightType(file.url, response)) return false
  if (saysItsVersion(file.url)) return (await digestOf(response)).startsWith(file.revision)
  return !isDocument(file.url) || namesOnlyHeld(await response.text(), isHeld)
}

/** Cheap enough for every answer: a page is never given out for a script, whoever has stored it. */
export function hasRightType(path: string, response: Response): boolean {
  const type = response.headers.get('Content-Type') ?? ''
  if (isDocument(path)) return /^text\/html/i.test(type)
  if (path.endsWith('.js')) return /javascript/i.test(type)
  if (path.endsWith('.css')) return /^text\/css/i.test(type)
  return !/html/i.test(type)
}

/**
 * From the network, and only if it is genuine. What says its version may come from the HTTP cache, where the page has
 * just put its own scripts; but a cache can hold an error for a year, so what is wrong is asked for once more past it.
 */
export async function fetchGenuine(file: Listed, isHeld: IsHeld): Promise<Response> {
  const modes: RequestCache[] = saysItsVersion(file.url) ? ['default', 'reload'] : ['reload']
  for (const cache of modes) {
    const response = await fetch(file.url, { cache, credentials: 'same-origin', redirect: 'error' }).catch(
      () => undefined,
    )
    if (response && (await isGenuine(file, response.clone(), isHeld))) return response
  }
  throw new Error(`Not to be had as it was built: ${file.url}`)
}

export function saysItsVersion(path: string): boolean {
  return path.startsWith('/assets/')
}

function isDocument(path: string): boolean {
  return path.endsWith('/')
}

function namesOnlyHeld(html: string, isHeld: IsHeld): boolean {
  const names = html.match(/\/assets\/[\w$.-]+\.(?:js|css|woff2)/g) ?? []
  return names.length > 0 && names.every(isHeld)
}

async function digestOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer())
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}
