import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { pages } from '../../router/pages.ts'
import { matchFiles } from './match-files.ts'

const note =
  '/** Written by `npm run dev` and by every build (`src/build/content/generated-files.ts`). Commit it. */\n'

const sources = /\/src\/(?:locales\/en\/|assets\/icons\.svg$|content\/matches\/[^/]+\.json$)/

/** Generates modules from messages, icons, pages and match records, as the router's plugin generates the route tree. */
export function generatedFiles(root: string): Plugin {
  const write = () => writeFiles(root, buildFiles(root))
  return {
    name: 'sporte:generated-files',
    buildStart: write,
    watchChange(changed) {
      if (!sources.test(changed)) return
      try {
        write()
      } catch (error) {
        this.warn(String(error)) // half a record, while somebody writes it, must not end the dev server
      }
    },
  }
}

/** Leaves an equal file alone, so that the dev server does not reload and two builds do not disturb each other. */
export function writeFiles(root: string, files: Readonly<Record<string, string>>) {
  for (const [file, written] of Object.entries(files)) {
    const target = path.join(root, file)
    if (!existsSync(target) || readFileSync(target, 'utf8') !== written) writeFileSync(target, written)
  }
}

/** The texts of the generated files, by path. */
export function buildFiles(root: string): Record<string, string> {
  // English is the source language and has every file.
  const namespaces = readdirSync(path.join(root, 'src/locales/en')).map((file) =>
    path.basename(file, '.json'),
  )
  const resources = namespaces.toSorted().map((name) => `  '${name}': typeof import('./en/${name}.json')\n`)
  const sprite = readFileSync(path.join(root, 'src/assets/icons.svg'), 'utf8')
  const icons = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => `  | '${id}'\n`)
  const rows = Object.entries(pages)
  const network = rows.flatMap(([route, { document }]) => (document === 'network' ? [route] : []))
  const parents = Object.fromEntries(rows.flatMap(([route, { parent }]) => (parent ? [[route, parent]] : [])))
  const files = {
    'src/contract/pages.gen.ts': `export const networkPages: readonly string[] = ${JSON.stringify(network)}\n
export const parentPages: Readonly<Record<string, string>> = ${JSON.stringify(parents, null, 2)}\n`,
    'src/locales/resources.gen.ts': `export type Resources = {\n${resources.join('')}}\n`,
    'src/ui/icon-names.gen.ts': `export type IconName =\n${icons.join('')}`,
    ...matchFiles(root),
  }
  return Object.fromEntries(Object.entries(files).map(([file, text]) => [file, note + text]))
}
