import path from 'node:path'
import { expect, it } from 'vitest'

const sources = import.meta.glob<string>('/src/{features,platform,routes,shared,ui}/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** `'demo', \`service-${service}\`` → `demo`, `service-`. */
const named = (list: string) => [...list.matchAll(/['`]([a-z-]+)(?:'|\$\{)/g)].map(([, name = '']) => name)

const isIn = (texts: readonly string[], name: string) =>
  texts.some((text) => name === text || (text.endsWith('-') && name.startsWith(text)))

function resolve(from: string, specifier: string): string {
  return specifier.startsWith('@/')
    ? `/src/${specifier.slice(2)}`
    : path.posix.resolve(path.posix.dirname(from), specifier)
}

/** The text namespaces that a file uses, and its static imports. */
function read(file: string) {
  const code = sources[file] ?? ''
  return {
    drawn: [
      ...[...code.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, names = '']) => named(names)),
      // A notice loads its own texts.
      ...[...code.matchAll(/\bi18n\.t\(['`]([a-z-]+):/g)]
        .map(([, name = '']) => name)
        .filter((name) => !loadedBy(code).includes(name)),
    ],
    imports: [...code.matchAll(/^(?:import|export) (?!type)[^;]*?from '([^']+\.tsx?)'$/gm)].map(
      ([, specifier = '']) => resolve(file, specifier),
    ),
  }
}

/** The namespaces used by a file and its imports, except `common`, which every page loads. */
function drawnBy(start: string): Set<string> {
  const files = new Set([start])
  for (const file of files) for (const imported of read(file).imports) files.add(imported)
  return new Set([...files].flatMap((file) => read(file).drawn).filter((name) => name !== 'common'))
}

/** The namespaces that a route's loader loads. */
function loadedBy(code: string): string[] {
  return [...code.matchAll(/load(?:Page|Texts)\(([^)]*)\)/g)].flatMap(([, given = '']) =>
    [...given.matchAll(/'([a-z-]+)(?::\w[\w-]*)?'/g)].map(([, name = '']) => name),
  )
}

/** One line per component: `file → component: missing namespaces`. */
function missingTexts(): string[] {
  return Object.entries(sources).flatMap(([file, code]) => {
    const here = new Set([...drawnBy(file), ...loadedBy(code)])
    return [...code.matchAll(/\b(?:deferred|lazyOnDemand)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g)].flatMap(
      ([call]) => {
        // Some modules keep the import function and the list in constants, to load the component early.
        const source = call.includes('import(') ? call : code
        const texts = [...source.matchAll(/\btexts(?::| =) \[([^\]]*)\]/g)].flatMap(([, list = '']) =>
          named(list),
        )
        const parts = [...source.matchAll(/\bimport\('([^']+\.tsx)'\)/g)].map(([, part = '']) =>
          resolve(file, part),
        )
        return parts.flatMap((part) => {
          const missing = [...drawnBy(part)].filter((name) => !here.has(name) && !isIn(texts, name))
          return missing.length > 0 ? [`${file} → ${part}: ${missing.join(', ')}`] : []
        })
      },
    )
  })
}

it('deferred components › load their translations with their script', () => {
  expect(missingTexts()).toEqual([])
})

it('routes › load the translations of what they render at once', () => {
  const missing = Object.entries(sources).flatMap(([file, code]) => {
    const loaded = loadedBy(code)
    const drawn = [...drawnBy(file)].filter((name) => !loaded.includes(name))
    return /createFileRoute\(/.test(code) && drawn.length > 0 ? [`${file}: ${drawn.join(', ')}`] : []
  })
  expect(missing).toEqual([])
})
