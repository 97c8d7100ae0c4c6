import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/**
 * Inlines the class names of CSS Modules as plain strings: imported as a namespace, each is a constant for the bundler.
 * Otherwise the first script would contain a map of all names, and each style file would need a script of its own.
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
      // Once every name is inlined nothing imports the module any more, and Vite would drop its rules as unused.
      name: 'sporte:kept-styles',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css(?:\?|$)/ },
        // Nobody imports the map.
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

/** Chunks of style files whose names are all inlined. */
export function isEmpty({ code }: Rolldown.OutputChunk): boolean {
  return code.trim() === ''
}
