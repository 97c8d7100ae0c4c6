import path from 'node:path'
import type { Rolldown } from 'vite'
import type { Language } from '../../contract/language.ts'

type Chunk = Rolldown.OutputChunk

type Needs = { routeIds: readonly string[]; namespaces: readonly string[]; body: string }

/** Finds the built files that a page needs before hydration. */
export class PageAssets {
  private readonly chunks: Chunk[]
  private readonly assets: Rolldown.OutputAsset[]
  private readonly byFile: Map<string, Chunk>
  /** Which stylesheet defines a class. No two stylesheets define the same (`vite.config.ts`). */
  private readonly stylesheetOf: Map<string, string>
  private readonly root: string

  constructor(bundle: Rolldown.OutputBundle, root: string) {
    this.root = root
    const files = Object.values(bundle)
    this.chunks = files.filter((file) => file.type === 'chunk')
    this.assets = files.filter((file) => file.type === 'asset')
    this.byFile = new Map(this.chunks.map((chunk) => [chunk.fileName, chunk]))
    this.stylesheetOf = new Map(
      this.assets
        .filter((asset) => asset.fileName.endsWith('.css'))
        .flatMap((asset) =>
          [...String(asset.source).matchAll(/\.([A-Za-z][\w-]*)/g)].map(
            ([, name = '']) => [name, asset.fileName] as const,
          ),
        ),
    )
  }

  /** The built URL of a source asset, by its file name. */
  asset(sourceName: string): string {
    const found = this.assets.find((asset) => asset.names.includes(sourceName))
    if (!found) throw new Error(`The build has no asset ${sourceName}`)
    return `/${found.fileName}`
  }

  /**
   * Styles in the order of need, and scripts with the entry last. The markup reveals styles beyond the route's own
   * chunks: a deferred component needs its styles from the first paint, before its script loads.
   */
  forPage({ routeIds, namespaces, body }: Needs, language: Language) {
    const own = this.chunks.filter((chunk) =>
      chunk.moduleIds.some((id) => {
        const file = path.relative(this.root, id)
        return (
          file === `src/locales/${language}.ts` ||
          namespaces.some((namespace) => file === `src/locales/${language}/${namespace}.json`) ||
          routeIds.some((routeId) => file.startsWith(`${routeFile(routeId)}?tsr-split=`))
        )
      }),
    )
    return this.needed(own, body)
  }

  /** For a document that shows nothing until the router has loaded. */
  forShell() {
    return this.needed([], '')
  }

  private needed(own: readonly Chunk[], body: string) {
    const entry = this.entry()
    const chunks = this.closure([entry, ...own])
    const stylesheets = new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))
    for (const [, classes = ''] of body.matchAll(/ class="([^"]*)"/g)) {
      for (const name of classes.split(' ')) {
        const file = this.stylesheetOf.get(name)
        if (file) stylesheets.add(file)
      }
    }
    return {
      stylesheets: [...stylesheets].map((file) => `/${file}`),
      scripts: [...chunks.filter((chunk) => chunk !== entry), entry].map((chunk) => `/${chunk.fileName}`),
    }
  }

  private entry(): Chunk {
    const entry = this.chunks.find((chunk) => chunk.isEntry)
    if (!entry) throw new Error('The build has no entry')
    return entry
  }

  private closure(start: readonly Chunk[]): Chunk[] {
    const seen = new Set<Chunk>()
    const visit = (chunk: Chunk) => {
      if (seen.has(chunk)) return
      seen.add(chunk)
      for (const file of chunk.imports) {
        const imported = this.byFile.get(file)
        if (imported) visit(imported)
      }
    }
    start.forEach(visit)
    return [...seen]
  }
}

/** `/player/$playerId` → `src/routes/player/$playerId.tsx`; `/blog/` → `src/routes/blog/index.tsx`. */
function routeFile(routeId: string): string {
  if (routeId === '__root__') return 'src/routes/__root.tsx'
  return `src/routes${routeId.endsWith('/') ? `${routeId}index` : routeId}.tsx`
}
