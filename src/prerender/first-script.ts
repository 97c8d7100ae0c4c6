import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { minifySync, type Plugin, type Rolldown } from 'vite'

export const firstScriptFile = 'node_modules/.cache/first-script.json'

/**
 * Records the contents of the script that every page first loads: bytes by package, each compressed by itself, which adds
 * up to a little more than the whole. The build tests print it into `.github/FIRST-SCRIPT.md`.
 */
export function firstScript(root: string): Plugin {
  return {
    name: 'sporte:first-script',
    // Of what visitors get: the tests make builds of other kinds.
    apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      const code = new Map<string, string>()
      for (const chunk of everyPagesChunks(bundle)) {
        for (const [id, module] of Object.entries(chunk.modules)) {
          const name = packageOf(id)
          code.set(name, `${code.get(name) ?? ''}{${module.code ?? ''}}\n`)
        }
      }
      const sizes = [...code].map(([name, text]) => [name, zipped(text)] as const)
      const file = path.join(root, firstScriptFile)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(Object.fromEntries(sizes)))
    },
  }
}

/** The entry and all that it imports. */
function everyPagesChunks(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const found = new Set(chunks.filter(({ isEntry }) => isEntry))
  for (const chunk of found) {
    for (const imported of chunks) if (chunk.imports.includes(imported.fileName)) found.add(imported)
  }
  return [...found]
}

function packageOf(id: string): string {
  const [, name = 'our own'] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? []
  return name
}

function zipped(code: string): number {
  const { code: minified } = minifySync('package.js', code, { module: false })
  return gzipSync(minified, { level: 9 }).length
}
