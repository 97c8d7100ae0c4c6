import type { SiteServer } from '../sandbox/site-server.ts'
import { ownScripts, readBuilt } from './built-site.ts'

/** Delays all responses under `path` until the returned function is called. */
export function delayResponses(site: SiteServer, path: string): () => void {
  return holdAll(site, (asked) => asked.startsWith(path))
}

/**
 * The same for every script that the page's document does not link: scripts that load when idle or on a press.
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
