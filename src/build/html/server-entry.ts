import path from 'node:path'
import { pathToFileURL } from 'node:url'

type ServerEntry = typeof import('./render.tsx')

function isServerEntry(module: unknown): module is ServerEntry {
  return typeof module === 'object' && module !== null && 'renderPage' in module && 'searchEntries' in module
}

/** The folder of the server build. Unique per process, so that concurrent builds do not render each other's pages. */
export const serverOutDir = `node_modules/.cache/prerender-${process.pid}`

/** Imports the server build of `src/build/html/render.tsx`, which precedes the client build. */
export async function importServerEntry(root: string): Promise<ServerEntry> {
  const file = pathToFileURL(path.resolve(root, serverOutDir, 'render.mjs')).href
  // The query bypasses the module cache if a build runs twice in one process.
  const server: unknown = await import(`${file}?${Date.now()}`)
  if (!isServerEntry(server)) throw new Error('The server entry does not export what the prerender needs')
  return server
}
