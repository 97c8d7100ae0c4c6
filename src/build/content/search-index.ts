import type { Plugin, ViteDevServer } from 'vite'
import { importServerEntry } from '../html/server-entry.ts'

const virtualId = 'virtual:search-index'
const resolvedId = '\0search-index'

/** The search index as a module: one hashed file, loaded at first use and precached by the worker. */
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
      // Only browsers search. The server build generates the entries, so it cannot depend on them.
      if (name !== 'client') return 'export default []'
      const entries = devServer
        ? await entriesOf(await devServer.ssrLoadModule('/src/build/content/search-entries.ts'))
        : await (await importServerEntry(config.root)).searchEntries()
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(entries))})`
    },
  }
}

/** In development the module comes untyped from the dev server. */
async function entriesOf(module: Record<string, unknown>): Promise<unknown> {
  if (!makesEntries(module)) throw new Error('src/build/content/search-entries.ts makes no entries')
  return module.searchEntries()
}

function makesEntries(module: object): module is { searchEntries: () => Promise<unknown> } {
  return 'searchEntries' in module && typeof module.searchEntries === 'function'
}
