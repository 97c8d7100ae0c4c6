import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '../../contract/language.ts'
import type { SearchEntry } from '../../features/search/search-entry.ts'
import type { SitePage } from './site-pages.ts'
import type { RenderedPage } from './render.tsx'

export type ServerEntry = {
  languages: readonly Language[]
  contactEmail: string
  sitePages: () => SitePage[]
  renderPage: (path: string, language: Language) => Promise<RenderedPage>
  calendarFiles: (language: Language, now: Date) => Promise<{ path: string; text: string }[]>
  feed: (language: Language) => Promise<string>
  searchEntries: () => Promise<readonly SearchEntry[]>
}

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
