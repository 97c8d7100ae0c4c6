import type { Plugin } from 'vite'
import type { SearchEntry } from '../../features/search/search-entry.ts'
import { writeFiles } from './generated-files.ts'

/**
 * Writes the search index next to the search, which loads it at first use. Not committed, because it repeats texts from
 * everywhere. The build writes it between server and client, as only the server build can generate the entries.
 */
export function writeSearchIndex(root: string, entries: readonly SearchEntry[]) {
  writeFiles(root, { 'src/features/search/search-index.gen.json': JSON.stringify(entries, null, 2) })
}

/** Writes the index when the dev server starts. */
export function searchIndex(): Plugin {
  return {
    name: 'sporte:search-index',
    apply: 'serve',
    configureServer(server) {
      server.httpServer?.once('listening', () => {
        void server.ssrLoadModule('/src/build/content/search-entries.ts').then(async (module) => {
          if (!makesEntries(module)) throw new Error('src/build/content/search-entries.ts makes no entries')
          writeSearchIndex(server.config.root, await module.searchEntries())
        })
      })
    },
  }
}

/** The module comes untyped from the dev server. */
function makesEntries(module: object): module is { searchEntries: () => Promise<readonly SearchEntry[]> } {
  return 'searchEntries' in module && typeof module.searchEntries === 'function'
}
