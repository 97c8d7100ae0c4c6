import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/**
 * Puts the class names of a CSS Module where they are used, as plain strings: imported as a namespace each is a constant
 * that the bundler inlines. A map of all names would stand in every first script, and each style file would need a script
 * of its own.
 */
export function classNames(): Plugin[] {
  return [
    {
      name: 'sporte:class-names',
      apply: 'build',
      transform: {
        filter: { id: /\.tsx?(?:\?|$)/, code: /\.module\.css['"]/ },
        handler: (code) => ({
          code: code.replace(/\bimport (\w+) from (["'][^"']+\.module\.css["'])/g, 'import * as $1 from $2'),
          map: null,
        }),
      },
    },
    {
      // Where every name is inlined nothing asks for the module any more, and Vite would take its rules for unused.
      name: 'sporte:kept-styles',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css(?:\?|$)/ },
        // Nothing asks for the map.
        handler: (code) => ({
          code: code.replace(/^export default \{[^}]*\};?$/m, ''),
          map: null,
          moduleSideEffects: 'no-treeshake' as const,
        }),
      },
    },
    {
      name: 'sporte:no-empty-scripts',
      apply: 'build',
      enforce: 'post',
      generateBundle: {
        order: 'post',
        handler(_options, bundle) {
          const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
          const empty = chunks.filter(isEmpty).map(({ fileName }) => fileName)
          for (const name of empty) delete bundle[name]
          const imports = new RegExp(
            `import"\\./(?:${empty.map((name) => path.basename(name).replaceAll('.', String.raw`\.`)).join('|')})";`,
            'g',
          )
          for (const chunk of chunks) chunk.code = chunk.code.replace(imports, '')
        },
      },
    },
  ]
}

/** What is left of style files whose names are all inlined. Its styles are named by whoever imports it. */
export function isEmpty({ code }: Rolldown.OutputChunk): boolean {
  return code.trim() === ''
}
