import { createFileRoute, notFound } from '@tanstack/react-router'
import { findArticleId, type ArticleId } from '@/content/article-ids.ts'
import { loadTexts } from '@/locales/i18n.ts'
import { deferred } from '@/platform/parts/deferred.tsx'

const Article = deferred('article', async (i18n) => {
  const [{ ArticlePage }, { StripAd }] = await Promise.all([
    import('@/features/blog/article-page.tsx'),
    import('@/features/ads/strip-ad.tsx'),
    loadTexts(i18n, import.meta.glob('/src/locales/*/{blog,ads}.json')),
  ])
  const ad = <StripAd size="small" kind="watch" />
  return ({ id }: { id: ArticleId }) => <ArticlePage id={id} ad={ad} />
})

export const Route = createFileRoute('/blog/$articleId')({
  loader: async ({ params, context: { i18n } }) => {
    const id = findArticleId(params.articleId)
    if (!id) throw notFound()
    await loadTexts(i18n, import.meta.glob('/src/locales/*/article-heads.json'))
    const head = {
      path: `/blog/${id}`,
      title: i18n.t(`article-heads:${id}.title`),
      description: i18n.t(`article-heads:${id}.excerpt`),
    }
    return { id, head }
  },
  component: () => <Article id={Route.useLoaderData().id} />,
})
