import type { Localized } from './localized.ts'

export const articleIds = ['reading-a-southpaw', 'what-the-nineteenth-over-costs'] as const
export type ArticleId = (typeof articleIds)[number]
export type Article = { id: ArticleId; title: Localized }

const articles = {
  'reading-a-southpaw': { title: { en: 'How to read a southpaw', ar: 'كيف تقرأ ملاكمًا أعسر' } },
  'what-the-nineteenth-over-costs': {
    title: { en: 'What the nineteenth over costs', ar: 'كم يكلّف الأوفر التاسع عشر' },
  },
} satisfies Record<ArticleId, Omit<Article, 'id'>>

export function findArticle(id: string): Article | undefined {
  const known = articleIds.find((articleId) => articleId === id)
  return known && { id: known, ...articles[known] }
}
