/** Newest first. Titles and excerpts are in each language's `blog.json`, the texts in `articles/{en,ar}`. */
export const articleIds = [
  'eight-cameras-one-knockout',
  'reading-a-southpaw',
  'what-the-nineteenth-over-costs',
  'quicker-than-your-camera',
  'the-corner-has-sixty-seconds',
  'first-fight-night-in-the-emirates',
  'counting-punches',
  'ten-days-in-sharjah',
] as const
export type ArticleId = (typeof articleIds)[number]

export function findArticleId(id: string): ArticleId | undefined {
  return articleIds.find((known) => known === id)
}
