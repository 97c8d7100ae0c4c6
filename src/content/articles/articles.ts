import type { ArticleCategory } from './article-categories.ts'
import { articleIds, type ArticleId } from './article-ids.ts'
import type { Localized } from '@/content/localized.ts'

/** Invented people, labelled as such wherever their names appear. */
const authors = {
  tariq: { en: 'Tariq Nasser', ar: 'طارق ناصر' },
  hana: { en: 'Hana Qadri', ar: 'هناء القادري' },
  leila: { en: 'Leila Aziz', ar: 'ليلى عزيز' },
} as const satisfies Record<string, Localized>

export type Article = {
  id: ArticleId
  category: ArticleCategory
  author: Localized
  /** The Friday of that week, counted back from the latest one. A date, for an article that reports real events. */
  published: { weeksAgo: number } | { on: string }
  minutes: number
  isFeatured: boolean
}

/** Whether the article contains results, so that it is hidden while scores are hidden. */
export const containsResults = (id: ArticleId): boolean => id === 'ten-days-in-sharjah'

type ArticleFacts = Pick<Article, 'category' | 'published'> & { author: keyof typeof authors }

const facts: Record<ArticleId, ArticleFacts> = {
  'eight-cameras-one-knockout': { category: 'production', author: 'tariq', published: { weeksAgo: 0 } },
  'reading-a-southpaw': { category: 'boxing', author: 'tariq', published: { weeksAgo: 1 } },
  'what-the-nineteenth-over-costs': { category: 'cricket', author: 'hana', published: { weeksAgo: 2 } },
  'quicker-than-your-camera': { category: 'football', author: 'leila', published: { weeksAgo: 3 } },
  'the-corner-has-sixty-seconds': { category: 'boxing', author: 'tariq', published: { weeksAgo: 4 } },
  'first-fight-night-in-the-emirates': { category: 'business', author: 'hana', published: { weeksAgo: 5 } },
  'counting-punches': { category: 'technology', author: 'leila', published: { weeksAgo: 6 } },
  'ten-days-in-sharjah': { category: 'cricket', author: 'hana', published: { on: '2025-09-09' } },
}

/** Every article so far takes as long. A test counts the words. */
const minutes = 3
const featured: ArticleId = 'eight-cameras-one-knockout'

export function findArticle(id: ArticleId): Article {
  return { ...facts[id], id, minutes, author: authors[facts[id].author], isFeatured: id === featured }
}

/** Newest first. */
export function listArticles(): readonly Article[] {
  return articleIds.map(findArticle)
}

/** Three other articles: the same category first, then the newest. */
export function relatedArticles(to: Article): readonly Article[] {
  const others = listArticles().filter(({ id }) => id !== to.id)
  const isSameKind = ({ category }: Article) => category === to.category
  return [...others.filter(isSameKind), ...others.filter((other) => !isSameKind(other))].slice(0, 3)
}
