import type { SiteServer } from '../sandbox/site-server.ts'

/** Keeps everybody waiting who asks for an address under `path`, until what it returns is called. */
export function hold(site: SiteServer, path: string): () => void {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  site.holdUp = (asked) => (asked.startsWith(path) ? held : undefined)
  return () => {
    site.holdUp = () => undefined
    letGo()
  }
}
