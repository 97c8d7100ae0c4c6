import path from 'node:path'
import type { Rolldown } from 'vite'

/** Entries that every page loads once it is idle, also with data saver on: the enquiry dialog is not one. */
const idleEntries = [
  'routes/-background.tsx',
  'features/layout/site-bar.tsx',
  'features/layout/offline-banner.tsx',
  'features/layout/page-failed.tsx',
]

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/**
 * The explicit chunks of the client. Without them, Rolldown makes one chunk per set of entries that share modules, and
 * every page would load some thirty small files once it is idle.
 */
export function chunkGroups(root: string): Rolldown.CodeSplittingGroup[] {
  let idle: ReadonlySet<string> | undefined
  return [
    // What every page loads at once, in two files: libraries change seldom, so that a release which touches only our
    // code leaves them in every cache.
    { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 2 },
    { name: 'site', tags: ['$initial'], priority: 1 },
    {
      name: (id, graph) => ((idle ??= idleModules(path.join(root, 'src'), graph)).has(id) ? 'idle' : null),
      includeDependenciesRecursively: false, // the set already leaves out what it must
    },
  ]
}

/** Leaves out what a route's component needs at once, or its page would load everything else too. */
function idleModules(source: string, graph: Graph): ReadonlySet<string> {
  const routes = [...importedBy([path.join(source, 'main.tsx')], graph)]
    .flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
    .filter((id) => id.includes('?tsr-split='))
  const entries = idleEntries.map((file) => path.join(source, file))
  const missing = entries.find((entry) => !graph.getModuleInfo(entry))
  if (missing) throw new Error(`The site does not import ${missing}`)
  const modules = importedBy(entries, graph)
  for (const id of importedBy(routes, graph)) modules.delete(id)
  return modules
}

/** The modules and everything that they import statically. */
function importedBy(modules: readonly string[], graph: Graph): Set<string> {
  const found = new Set(modules)
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}
