import path from 'node:path'
import { build } from 'vite'

export type InlineScripts = Awaited<ReturnType<typeof buildInlineScripts>>

/**
 * The inline scripts of the documents, which the policy allows by their hashes. Each is compiled separately, because it
 * runs before the bundle and shares only `contract` with it.
 */
export async function buildInlineScripts() {
  return {
    head: await compile('head'),
    reorderFollowed: await compile('reorder-followed'),
    loadScripts: await compile('load-scripts'),
    offline: await compile('offline'),
  }
}

async function compile(name: string): Promise<string> {
  const result = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      // A lower target than the pages, so that older browsers still get the language redirect.
      target: 'es2020',
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(import.meta.dirname, 'inline', `${name}.ts`),
        output: { format: 'iife' },
      },
    },
  })
  const [chunk, ...others] = 'output' in result ? result.output : []
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error(`${name}.ts did not become one script`)
  const text = chunk.code.trim()
  // This text would end the script element or begin a comment.
  if (/<\/|<!--/.test(text)) throw new Error(`${name}.ts cannot stand within a document`)
  return text
}
