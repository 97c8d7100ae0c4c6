export type ArticleFigure = { figure: string; label: string }

/** A block of an article, in reading order. */
export type ArticleBlock =
  | readonly [kind: 'p' | 'h' | 'quote', text: string]
  | readonly [kind: 'list', items: readonly string[]]
  | readonly [kind: 'figures', figures: readonly ArticleFigure[]]

export type ArticleBody = readonly ArticleBlock[]
