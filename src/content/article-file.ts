import type { ArticleBlock, ArticleBody } from './articles/article-body.ts'
import { claims } from './claims.ts'

const isClaim = (name: string): name is keyof typeof claims => name in claims

/** Parses the plain text of an article (format: `.github/CONTRIBUTING.md`). Runs at build time. */
export function readArticle(file: string): ArticleBody {
  const filledIn = file
    .replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
      if (!isClaim(name)) throw new Error(`content/claims.ts has no ${name}`)
      return String(claims[name])
    })
    // Isolates a score or range with control characters, because plain text has no elements.
    .replaceAll(/`(.+?)`/g, '\u2066$1\u2069')
  return filledIn
    .trim()
    .split(/\n{2,}/)
    .map(blockOf)
}

function blockOf(piece: string): ArticleBlock {
  if (piece.startsWith('## ')) return ['h', piece.slice(3)]
  if (piece.startsWith('> ')) return ['quote', piece.slice(2)]
  if (!piece.startsWith('- ')) return ['p', piece]
  const items = piece.split('\n').map((line) => line.replace(/^- /, ''))
  if (!piece.startsWith('- **')) return ['list', items]
  return [
    'figures',
    items.map((item) => {
      const [, figure = '', label = ''] = /^\*\*(.+)\*\* (.+)$/.exec(item) ?? []
      if (!figure) throw new Error(`Among figures every line has one: ${item}`)
      return { figure, label }
    }),
  ]
}
