import { respondWithImage } from './images.ts'
import type { RequestStrategy } from './route-request.ts'
import type { Precache } from './precache.ts'
import { respondWithScores } from './scores.ts'
import { networkFirstNavigation } from './navigate.ts'

/** Carries out a strategy; undefined leaves the request to the browser. */
export function respond(
  what: RequestStrategy,
  request: Request,
  precache: Precache,
): Promise<Response> | undefined {
  switch (what.kind) {
    case 'precached':
      // If the verified file is not available: whatever the browser would get without us.
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
      )
    case 'scores':
      return respondWithScores(request)
    case 'pass':
      return mayBeOfOtherVersion(request)
        ? precache.ofOtherVersion(request.url).then((held) => held ?? fetch(request))
        : undefined
  }
}

/** A script or style that this version does not have, for a tab with a page of the previous or next version. */
function mayBeOfOtherVersion(request: Request): boolean {
  return request.method === 'GET' && /^\/assets\/.+\.(?:js|css)$/.test(new URL(request.url).pathname)
}
