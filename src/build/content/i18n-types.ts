import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const file = 'src/locales/resources.gen.ts'

/** Generates the types of the messages, as the router's plugin generates the route tree. */
export function i18nTypes(root: string): Plugin {
  const write = () => {
    const target = path.join(root, file)
    const written = buildI18nTypes(namespacesOf(root))
    if (!existsSync(target) || readFileSync(target, 'utf8') !== written) writeFileSync(target, written)
  }
  return {
    name: 'sporte:i18n-types',
    buildStart: write,
    watchChange: (changed, { event }) => {
      if (event !== 'update' && changed.includes('/src/locales/en/')) write()
    },
  }
}

/** English is the source language and has every file. */
function namespacesOf(root: string): string[] {
  return readdirSync(path.join(root, 'src/locales/en'))
    .map((file) => path.basename(file, '.json'))
    .toSorted()
}

export function buildI18nTypes(namespaces: readonly string[]): string {
  const rows = namespaces.map((name) => `  '${name}': typeof import('./en/${name}.json')`)
  return [
    '/** Written by `npm run dev` and by every build (`src/build/content/i18n-types.ts`). English is the source: a key that is not in it does not compile. */',
    'export type Resources = {',
    ...rows,
    '}',
    '',
  ].join('\n')
}
