import { withTimeout } from '@/lib/with-timeout.ts'
import { isOutOfRoom, pictureCache as cacheName, precacheName } from '@/contract/cache-names.ts'

/** Limit of viewed pictures. The oldest is deleted first, and caching never delays a picture. */
const limit = 60
/** How long to wait for a response before a stored smaller encoding is used instead. */
const timeoutMs = 10_000

export async function respondWithImage(
  request: Request,
  heldPaths: () => string[],
  answerHeld: (path: string) => Promise<Response>,
  waitUntil: (work: Promise<unknown>) => void,
) {
  const kept = await caches.match(request, { cacheName }).catch(() => undefined)
  if (kept) return kept
  const fetched = fetch(request)
  // Clones before the page reads the body.
  waitUntil(
    fetched.then(
      (response) => keepIfWhole(request, response.clone()),
      () => {},
    ),
  )
  const fallback = findSmallest(new URL(request.url).pathname, heldPaths())
  if (!fallback) return fetched
  const answer = await withTimeout(fetched, timeoutMs).catch(() => undefined)
  return answer && isPicture(answer) ? answer : answerHeld(fallback)
}

async function keepIfWhole(request: Request, response: Response): Promise<void> {
  if (response.status === 200 && hasOwnType(request, response)) await keep(request, response)
}

/** `/assets/hero-mma-1280-<hash>.avif` → the narrowest stored encoding of `hero-mma`. */
export function findSmallest(path: string, held: readonly string[]): string | undefined {
  const name = /^\/assets\/(.+)-\d+-[\w-]{8}\.\w+$/.exec(path)?.[1]
  if (!name) return undefined
  const same = held.flatMap((candidate) => {
    // Only pictures: the script that names a picture is called `hero-mma-480` too.
    const match = /^\/assets\/(.+)-(\d+)-[\w-]{8}\.avif$/.exec(candidate)
    return match && match[1] === name ? [{ candidate, width: Number(match[2]) }] : []
  })
  return same.toSorted((a, b) => a.width - b.width)[0]?.candidate
}

/** Excludes errors, such as a 404 after a release, and a captive portal's page. */
function isPicture({ ok, status, headers }: Response): boolean {
  return status === 304 || (ok && (headers.get('Content-Type') ?? '').startsWith('image/'))
}

/** The file of a hashed name never changes. An image of another type is the wrong file, and would stay in the cache. */
function hasOwnType({ url }: Request, { headers }: Response): boolean {
  const extension = /\w+$/.exec(new URL(url).pathname)?.[0]
  const type = `image/${extension === 'jpg' ? 'jpeg' : extension}`
  return (headers.get('Content-Type') ?? '').startsWith(type)
}

async function keep(request: Request, response: Response): Promise<void> {
  try {
    if (!(await caches.has(precacheName(location.origin)))) return // the visitor has removed this worker
    const cache = await caches.open(cacheName)
    await cache.put(request, response)
    const keys = await cache.keys() // in order of insertion
    await Promise.all(keys.slice(0, -limit).map((old) => cache.delete(old)))
  } catch (error) {
    if (isOutOfRoom(error)) await dropPictures()
  }
}

/** Out of space: delete the pictures first. */
export async function dropPictures(): Promise<void> {
  await caches.delete(cacheName).catch(() => {})
}
