import type { Language } from '@/contract/language.ts'

const files = import.meta.glob<unknown>('/src/locales/*/*.json', { eager: true, import: 'default' })

export type Texts = ReadonlyMap<string, string>

/** `{ a: { b: 'x', c: ['y'] } }` → `a.b`, `c.0`. */
function flatten(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) throw new Error(`${path} is no text`)
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, path ? `${path}.${key}` : key))
}

function bundlesOf(language: Language): [namespace: string, texts: unknown][] {
  return Object.entries(files).flatMap(([path, texts]) => {
    const [, folder, namespace = ''] = /\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? []
    return folder === language ? [[namespace, texts]] : []
  })
}

/** Every text of a language, by namespace and key: `site-bar:home`. */
export function textsOf(language: Language): Texts {
  return new Map(
    bundlesOf(language).flatMap(([namespace, texts]) =>
      flatten(texts, '').map(([key, text]) => [`${namespace}:${key}`, text] as const),
    ),
  )
}

export function namespacesOf(language: Language): string[] {
  return bundlesOf(language).map(([namespace]) => namespace)
}

const form = /_(?:zero|one|two|few|many|other)$/

/** `count_few` → `count`. */
export function baseOf(key: string): string {
  return key.replace(form, '')
}

/** The keys that have plural forms, without the suffix. */
export function countedKeys(texts: Texts): string[] {
  return [...new Set([...texts.keys()].filter((key) => form.test(key)).map(baseOf))]
}

/** The plural forms of a key: `one`, `other`. */
export function formsOf(texts: Texts, base: string): string[] {
  return [...texts.keys()]
    .filter((key) => form.test(key) && baseOf(key) === base)
    .map((key) => key.slice(base.length + 1))
}

/** `{{team}} won by {{count}}` → `count`, `team`. */
export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{\{([^}]*)\}\}/g)].map(([, name = '']) => name.trim()).toSorted()
}
