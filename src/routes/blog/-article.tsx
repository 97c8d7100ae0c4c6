import type { ArticleId } from '@/content/articles/article-ids.ts'
import { StripAd } from '@/features/ads/ad-slot.tsx'
import { ArticlePage } from '@/features/blog/article-page.tsx'

export function Article({ id }: { id: ArticleId }) {
  return <ArticlePage id={id} ad={<StripAd size="small" kind="watch" />} />
}
