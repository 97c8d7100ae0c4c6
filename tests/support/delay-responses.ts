import type { SiteServer } from '../sandbox/site-server.ts'
import { ownScripts, readBuilt } from './built-site.ts'

/** Delays responses under `path` until the returned function is called. */
export function delayResponses(site: SiteServer, path: string): () => void {
  return holdAll(site, (asked) => asked.startsWith(path))
}

/**
 * Delays every script that the document of the page does not reference, such as scripts loaded on idle or on a press.
 */
export function delayDeferredScripts(site: SiteServer, address: string): () => void {
  const own = new Set(ownScripts(readBuilt(`${address.slice(1)}/index.html`)))
  return holdAll(site, (asked) => /^\/assets\/.+\.js$/.test(asked) && !own.has(asked))
}

function holdAll(site: SiteServer, isHeld: (path: string) => boolean): () => void {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  site.holdUp = (asked) => (isHeld(asked) ? held : undefined)
  return () => {
    site.holdUp = () => undefined
    letGo()
  }
}
