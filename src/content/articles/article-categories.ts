/** Separate from the articles, so that the first script can read an address without them. */
export const articleCategories = [
  'boxing',
  'cricket',
  'football',
  'production',
  'technology',
  'business',
] as const
export type ArticleCategory = (typeof articleCategories)[number]
