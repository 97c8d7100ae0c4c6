import type { Plugin, ViteDevServer } from 'vite'
import { importServerEntry } from './server-entry.ts'

const virtualId = 'virtual:search-index'
const resolvedId = '\0search-index'

/** What search finds, as a module of its own: one hashed file that is fetched on first use and held by the worker. */
export function searchIndex(): Plugin {
  let devServer: ViteDevServer | undefined
  return {
    name: 'sporte:search-index',
    configureServer(server) {
      devServer = server
    },
    resolveId: (id) => (id === virtualId ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return
      const { name, config } = this.environment
      // Only browsers search, and the entries are made by the site itself: its own build cannot wait for them.
      if (name !== 'client') return 'export default []'
      const entries = devServer
        ? await entriesOf(await devServer.ssrLoadModule('/src/prerender/search-entries.ts'))
        : await (await importServerEntry(config.root)).searchEntries()
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(entries))})`
    },
  }
}

/** In development the site's own module is asked, by a server that knows nothing of its types. */
async function entriesOf(module: Record<string, unknown>): Promise<unknown> {
  if (!makesEntries(module)) throw new Error('src/prerender/search-entries.ts makes no entries')
  return module.searchEntries()
}

function makesEntries(module: object): module is { searchEntries: () => Promise<unknown> } {
  return 'searchEntries' in module && typeof module.searchEntries === 'function'
}
