import { pictureCache as cacheName } from './stores.ts'

/** Large art, cached as it is seen: bounded, oldest first out, and never in the way of the picture itself. */
const limit = 60

export async function answerPicture(
  request: Request,
  heldPaths: () => string[],
  answerHeld: (path: string) => Promise<Response>,
) {
  const kept = await caches.match(request, { cacheName }).catch(() => undefined)
  if (kept) return kept
  try {
    const response = await fetch(request)
    if (isWorthKeeping(response)) await keep(request, response.clone())
    return response
  } catch (error) {
    const standIn = smallestOf(new URL(request.url).pathname, heldPaths())
    if (standIn) return answerHeld(standIn)
    throw error
  }
}

/** `/assets/hero-mma-1280-<hash>.avif` → the narrowest stored encoding of `hero-mma`. */
export function smallestOf(path: string, held: readonly string[]): string | undefined {
  const name = /^\/assets\/(.+)-\d+-[\w-]{8}\.\w+$/.exec(path)?.[1]
  if (!name) return undefined
  const same = held.flatMap((candidate) => {
    const match = /^\/assets\/(.+)-(\d+)-[\w-]{8}\.\w+$/.exec(candidate)
    return match && match[1] === name ? [{ candidate, width: Number(match[2]) }] : []
  })
  return same.toSorted((a, b) => a.width - b.width)[0]?.candidate
}

function isWorthKeeping(response: Response): boolean {
  return response.status === 200 && (response.headers.get('Content-Type') ?? '').startsWith('image/')
}

async function keep(request: Request, response: Response): Promise<void> {
  try {
    const cache = await caches.open(cacheName)
    await cache.put(request, response)
    const keys = await cache.keys() // in order of insertion
    await Promise.all(keys.slice(0, -limit).map((old) => cache.delete(old)))
  } catch {
    await dropPictures()
  }
}

/** Out of room: pictures are the first thing to do without. */
export async function dropPictures(): Promise<void> {
  await caches.delete(cacheName).catch(() => {})
}
