/** A separate module, so that the entry chunk can parse a URL without the articles. */
export const articleCategories = [
  'boxing',
  'cricket',
  'football',
  'production',
  'technology',
  'business',
] as const
export type ArticleCategory = (typeof articleCategories)[number]
