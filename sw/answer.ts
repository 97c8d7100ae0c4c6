import { answerPicture } from './pictures.ts'
import type { Plan } from './plan.ts'
import type { Precache } from './precache.ts'
import { answerScores } from './scores.ts'
import { visit } from './visit.ts'

/** Carries out a plan; undefined leaves the request to the browser. */
export function answer(what: Plan, request: Request, precache: Precache): Promise<Response> | undefined {
  switch (what.kind) {
    case 'held':
      // If the genuine file is not available: whatever the browser would get without us.
      return precache.answer(what.url).catch(() => fetch(request))
    case 'document':
      return precache
        .stored(what.url)
        .then((held) => held ?? visit(request, () => precache.stored(what.fallback)))
    case 'network':
      return visit(request, () => precache.stored(what.fallback))
    case 'picture':
      return answerPicture(
        request,
        () => precache.paths(),
        (path) => precache.answer(path),
      )
    case 'scores':
      return answerScores(request)
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
