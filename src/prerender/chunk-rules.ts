import { statSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { articleIds } from '../content/article-ids.ts'
import { serviceIds } from '../content/services.ts'
import { planChunks, type ModuleFacts } from './chunk-plan.ts'

/** The home page is long: its lower parts are loaded one by one. */
const lowerHome = ['events-section.tsx', 'home-ads.tsx', 'home-sections.tsx']

/** Imports the lower part of each service page. */
const serviceBodies = 'services/service-bodies.ts'

/** Treated as pages: not on every page, or opened by a press. */
const apart = ['demo-frame.tsx', 'search-sheet.tsx', 'comparison-table.tsx']

/** In files of their own, as the cost of a search is measured. */
const alone = /\/search\.json$|^\0search-index$/

/** Loaded automatically, except for low-data visitors. */
const spared = ['enquiry-dialog.tsx', 'toaster.tsx']

const companions = ['-companions.tsx', ...spared, 'page-failed.tsx', 'enquiry.json', 'page-failed.json']

/** A page shows one of them; the same name in both languages. */
const variants = [
  ...lowerHome.map((file) => new RegExp(`/(${file})$`)),
  ...articleIds.map((id) => new RegExp(`/content/articles/\\w+/(${id})\\.md$`)),
  /\/content\/matches\/([\w-]+)\.json\?scorecard$/,
  ...serviceIds.map((id) => new RegExp(`/locales/\\w+/(?:service-)?(${id})-body\\.json$`)),
]

const isIn = (files: readonly string[], id: string) => files.some((file) => id.endsWith(`/${file}`))

/** Fails on rules that match nothing, for instance after a file was renamed. */
export function chunkRulesApply(): Plugin {
  return {
    name: 'sporte:chunk-rules-apply',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd(error) {
      if (error) return
      const ids = [...this.getModuleIds()]
      const files = [...lowerHome, serviceBodies, ...apart, ...companions]
      const idle = [
        ...files.filter((file) => !ids.some((id) => isIn([file], id))),
        ...[...variants, alone].filter((rule) => !ids.some((id) => rule.test(id))).map(String),
      ]
      if (idle.length > 0)
        throw new Error(`src/prerender/chunk-rules.ts names what there is not: ${idle.join(', ')}`)
    },
  }
}

/** Tree-shaken libraries: about this much remains, counted in one of their files. */
const shaken = { test: /\/node_modules\/(?:date-fns|valibot)\//, size: 4_000 }

/** Files for everything after the first scripts: see `chunk-plan.ts`. */
export function plannedChunks(root: string): Rolldown.CodeSplittingGroup {
  let plan: ReadonlyMap<string, string> | undefined
  return {
    includeDependenciesRecursively: false, // the plan places each of them
    name: (id, bundler) => {
      plan ??= planChunks((each) => factsOf(bundler.getModuleInfo(each)), {
        entry: path.join(root, 'index.html'),
        isPage: (each) => each.includes('?tsr-split=') || isIn(apart, each),
        variantOf: (each) => variantOf(each, bundler.getModuleInfo(each)),
        isAlways: (each) => each.endsWith('/common.json'),
        isCompanion: (each) => isIn(companions, each),
        isSpared: (each) => isIn(spared, each),
        kindOf,
      })
      return alone.test(id) ? null : (plan.get(id) ?? 'shared')
    },
  }
}

function factsOf(module: Rolldown.ModuleInfo | null): ModuleFacts | undefined {
  if (!module) return undefined
  const { id, code, importedIds, dynamicallyImportedIds } = module
  return { imports: importedIds, dynamicImports: dynamicallyImportedIds, size: sizeOf(id, code ?? '') }
}

function sizeOf(id: string, code: string): number {
  if (shaken.test.test(id)) return /\/index\.\w+$/.test(id) ? shaken.size : 0
  if (/\.(?:avif|webp|svg)$/.test(id)) return 0
  const [file = ''] = id.split('?')
  return file.endsWith('.css') ? statSync(file).size : code.length
}

function variantOf(id: string, module: Rolldown.ModuleInfo | null): string | undefined {
  for (const variant of variants) {
    const [, name] = variant.exec(id) ?? []
    if (name) return name
  }
  const isBody =
    id.endsWith('.tsx') && module?.dynamicImporters.some((importer) => isIn([serviceBodies], importer))
  return isBody ? id : undefined
}

function kindOf(id: string): string {
  const [, language] = /\/(?:locales|articles)\/(\w\w)\//.exec(id) ?? []
  return language ?? (/\.css(?:\?|$)/.test(id) ? 'style' : 'script')
}
