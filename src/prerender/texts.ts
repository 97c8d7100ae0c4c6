import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, type Plugin } from 'vite'
import { languages } from '../contract/language.ts'

/** The namespaces that a file uses, and the files of ours that it imports. */
type Source = { asks: readonly string[]; imports: readonly string[] }

/**
 * Makes `useTranslation('x')` enough. To every `() => import('./x.tsx')` and every `loadPage(…)` of a route's loader it
 * adds the text files that the imported modules use, transitively. So texts and scripts are loaded together, and only
 * code that needs a text file contains its name.
 */
export function texts(root: string): Plugin {
  const sources = new Map<string, Source>()

  const sourceOf = (file: string): Source => {
    const source = sources.get(file) ?? readSource(root, file)
    sources.set(file, source)
    return source
  }

  /** Every page has the common ones. */
  const asksBehind = (file: string): string[] => {
    const seen = new Set([file])
    for (const each of seen) for (const imported of sourceOf(each).imports) seen.add(imported)
    return [...seen].flatMap((each) => sourceOf(each).asks).filter((name) => name !== 'common')
  }

  return {
    name: 'sporte:texts',
    watchChange: (file) => void sources.delete(file),
    transform: {
      filter: {
        id: { include: /\.tsx?(?:\?|$)/, exclude: /node_modules/ },
        code: /\b(?:import|loadTexts|loadPage)\(/,
      },
      handler(code, id) {
        const [file = ''] = id.split('?')
        const changed = code
          .replace(
            /(?<!`)\(\) => import\(["']([^"'?]+\.tsx?)["']\)(?!\.)/g,
            (load: string, target: string) => {
              const names = asksBehind(resolve(root, file, target))
              return names.length > 0 ? `Object.assign(${load}, { texts: ${textFiles(names)} })` : load
            },
          )
          .replace(/(?<!function )\b(loadPage\([^()]*)\)/g, (_call, start: string) => {
            return `${start}, ${textFiles([...namesIn(root, start), ...asksBehind(file)])})`
          })
          .replace(/\b(loadTexts\(\w+, \[[^\]]*\])\)/g, (_call, start: string) => {
            return `${start}, ${textFiles(namesIn(root, start))})`
          })
        return changed === code ? undefined : { code: changed, map: null }
      },
    },
  }
}

/** Type imports do not count. */
function readSource(root: string, file: string): Source {
  const code = readFileSync(file, 'utf8')
  const { staticImports, staticExports } = parseSync(file, code).module
  const specifiers = [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
    ),
  ]
  return {
    asks: [...code.matchAll(/useTranslation\(([^()]*)\)/g)].flatMap(([call, names = '']) => {
      if (names && !names.includes("'")) throw new Error(`${file}: the build cannot read ${call}`)
      return [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => name)
    }),
    imports: specifiers
      .filter((specifier) => /^(?:\.|@\/).*\.tsx?$/.test(specifier))
      .map((specifier) => resolve(root, file, specifier)),
  }
}

function resolve(root: string, importer: string, specifier: string): string {
  return specifier.startsWith('@/')
    ? path.join(root, 'src', specifier.slice(2))
    : path.resolve(path.dirname(importer), specifier)
}

/** The namespaces in a call; `service-${id}` stands for all that match. */
function namesIn(root: string, call: string): string[] {
  const patterns = [...call.matchAll(/["'`]([^"'`]+)["'`]/g)].map(
    ([, name = '']) => new RegExp(`^${name.replace(/\$\{[^}]*\}/g, '.+')}$`),
  )
  return namespacesOf(root).filter((name) => patterns.some((pattern) => pattern.test(name)))
}

/** English is the source: it has every file. */
export function namespacesOf(root: string): string[] {
  return readdirSync(path.join(root, 'src/locales/en'))
    .map((file) => path.basename(file, '.json'))
    .toSorted()
}

function textFiles(names: readonly string[]): string {
  const loader = (name: string) =>
    languages
      .map((language) => `${language}: () => import("/src/locales/${language}/${name}.json")`)
      .join(', ')
  return `{ ${[...new Set(names)].map((name) => `"${name}": { ${loader(name)} }`).join(', ')} }`
}
