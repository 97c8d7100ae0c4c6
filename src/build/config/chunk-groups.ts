import path from 'node:path'
import type { Rolldown } from 'vite'

/** The entry, and what nearly every deferred component imports: in the first script instead of a file each. */
const firstModules = [
  '../index.html',
  'config.ts',
  'lib/format/left-to-right.ts',
  'lib/western-digits.ts',
  'platform/emitter.ts',
  'platform/report-fault.ts',
  'platform/search-channel.ts',
  'platform/toasts.ts',
  'routes/-load-page.ts',
  'shared/enquiry-button.tsx',
  'shared/external-link.tsx',
  'ui/icon.tsx',
  'ui/later.tsx',
  'ui/ltr.tsx',
  'ui/stats.module.css',
  'ui/tag.tsx',
  'ui/unseen.module.css',
]

/** Every page loads these once it is idle, also with data saver on: the enquiry dialog is not one. */
const idleModules = [
  'routes/-background.tsx',
  'features/layout/site-bar.tsx',
  'features/layout/offline-banner.tsx',
  'features/layout/page-failed.tsx',
]

/** Small modules that the same pages load, and the chunk that they share. */
const sharedModules: Readonly<Record<string, string>> = {
  'content/matches/recorded-ids.gen.ts': 'cricket',
  'content/matches/results.gen.ts': 'cricket',
  'content/matches/series.ts': 'cricket',
  'content/events/reported-night.ts': 'venue',
  'lib/cricket/figures.ts': 'cricket',
  'lib/format/score-text.ts': 'cricket',
  'lib/format/venue-date.ts': 'venue',
  'lib/format/zone.ts': 'time',
  'platform/device/clock.ts': 'time',
  'shared/cricket/team-name.tsx': 'cricket',
  'shared/share-button.tsx': 'share',
  'shared/share-link.ts': 'share',
  'shared/venue-day.tsx': 'venue',
}

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1]
type Plan = { first: ReadonlySet<string>; idle: ReadonlySet<string> }

/**
 * The explicit chunks of the client: what every page loads at once, in two files, what it loads once it is idle, and a
 * few for small modules. Libraries change seldom, so that a release which touches only our code leaves them in every
 * cache.
 *
 * Without them, Rolldown makes one chunk per set of entries that share modules, and every page would load some thirty
 * small files once it is idle.
 */
export function chunkGroups(root: string): Rolldown.CodeSplittingGroup[] {
  const source = path.join(root, 'src')
  let plan: Plan | undefined
  return [
    {
      name(id, graph) {
        const { first, idle } = (plan ??= planOf(source, graph))
        if (first.has(id)) return id.includes('node_modules') ? 'libraries' : 'site'
        return idle.has(id) ? 'idle' : (sharedModules[path.relative(source, id)] ?? null)
      },
      includeDependenciesRecursively: false, // the sets have them
    },
  ]
}

function planOf(source: string, graph: Graph): Plan {
  const inSource = (file: string) => path.join(source, file)
  const listed = [...firstModules, ...idleModules, ...Object.keys(sharedModules)]
  const missing = listed.find((file) => !graph.getModuleInfo(inSource(file)))
  if (missing) throw new Error(`The site does not import ${missing}`)

  const first = importedBy(firstModules.map(inSource), graph)
  const idle = importedBy(idleModules.map(inSource), graph)
  // What a route's component needs at once must not be in the idle chunk, or its page would load everything else too.
  const routes = [...first]
    .flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
    .filter((id) => id.includes('?tsr-split='))
  for (const id of importedBy(routes, graph)) idle.delete(id)
  return { first, idle }
}

/** The modules and everything that they import statically. */
function importedBy(modules: readonly string[], graph: Graph): Set<string> {
  const found = new Set(modules)
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}
