import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const note =
  '/** Written by `npm run dev` and by every build (`src/build/content/generated-types.ts`). Commit it. */'

/** Generates types from the messages and the icons, as the router's plugin generates the route tree. */
export function generatedTypes(root: string): Plugin {
  const write = () => {
    for (const [file, written] of Object.entries(buildTypes(root))) {
      const target = path.join(root, file)
      if (!existsSync(target) || readFileSync(target, 'utf8') !== written) writeFileSync(target, written)
    }
  }
  return {
    name: 'sporte:generated-types',
    buildStart: write,
    watchChange: (changed, { event }) => {
      const isSource = changed.includes('/src/locales/en/')
        ? event !== 'update'
        : changed.endsWith('icons.svg')
      if (isSource) write()
    },
  }
}

/** The texts of the generated files, by path. */
export function buildTypes(root: string): Record<string, string> {
  // English is the source language and has every file.
  const namespaces = readdirSync(path.join(root, 'src/locales/en')).map((file) =>
    path.basename(file, '.json'),
  )
  const sprite = readFileSync(path.join(root, 'src/assets/icons.svg'), 'utf8')
  const icons = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)
  return {
    'src/locales/resources.gen.ts': [
      note,
      'export type Resources = {',
      ...namespaces.toSorted().map((name) => `  '${name}': typeof import('./en/${name}.json')`),
      '}\n',
    ].join('\n'),
    'src/ui/icon-names.gen.ts': [
      note,
      'export type IconName =',
      ...icons.map((id) => `  | '${id}'`),
      '',
    ].join('\n'),
  }
}
