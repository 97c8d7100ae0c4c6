import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { readArticle } from '../../content/article-file.ts'

/** Compiles each article, a Markdown file, into the module that its page imports. */
export function articles(): Plugin {
  return {
    name: 'sporte:articles',
    enforce: 'pre',
    load(id) {
      if (!/\/content\/articles\/.+\.md$/.test(id)) return
      const body = JSON.stringify(readArticle(readFileSync(id, 'utf8')))
      return { code: `export const body = ${body}`, moduleType: 'js' }
    },
  }
}
