import { respondWithImage } from './images.ts'
import type { RequestStrategy } from './route-request.ts'
import type { Precache } from './precache.ts'
import { respondWithFeed } from './feeds.ts'
import { networkFirstNavigation } from './navigate.ts'

/** Applies a strategy. Returns undefined to leave the request to the browser. */
export function respond(
  what: RequestStrategy,
  request: Request,
  precache: Precache,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> | undefined {
  switch (what.kind) {
    case 'precached':
      // If no verified file is available, respond as the browser would without a worker.
      return precache.answer(what.url).catch(() => fetch(request))
    case 'document':
      return precache
        .stored(what.url)
        .then((held) => held ?? networkFirstNavigation(request, () => precache.stored(what.fallback)))
    case 'network':
      return networkFirstNavigation(request, () => precache.stored(what.fallback))
    case 'picture':
      return respondWithImage(
        request,
        () => precache.paths(),
        (path) => precache.answer(path),
        waitUntil,
      )
    case 'feed':
      return respondWithFeed(request, what.feed)
    case 'pass':
      return mayBeOfOtherVersion(request)
        ? precache.ofOtherVersion(request.url).then((held) => held ?? fetch(request))
        : undefined
  }
}

/** Whether it is a script or style of another version, requested by a tab with a page of that version. */
function mayBeOfOtherVersion(request: Request): boolean {
  return request.method === 'GET' && /^\/assets\/.+\.(?:js|css)$/.test(new URL(request.url).pathname)
}
