import { answerPicture } from './pictures.ts'
import type { Plan } from './plan.ts'
import type { Precache } from './precache.ts'

/** Carries out a plan; undefined leaves the request to the browser. */
export function answer(what: Plan, request: Request, precache: Precache): Promise<Response> | undefined {
  switch (what.kind) {
    case 'held':
      return precache.answer(what.url)
    case 'network':
      return fetch(request).catch(() => precache.answer(what.fallback))
    case 'picture':
      return answerPicture(
        request,
        () => precache.paths(),
        (path) => precache.answer(path),
      )
    case 'pass':
      return mayBeOfPreviousVersion(request)
        ? precache.previous(request).then((held) => held ?? fetch(request))
        : undefined
  }
}

/** A script or style that this version does not have: an open tab of the version before asks for it. */
function mayBeOfPreviousVersion(request: Request): boolean {
  return request.method === 'GET' && /^\/assets\/.+\.(?:js|css)$/.test(new URL(request.url).pathname)
}
