import { createFileRoute, notFound } from '@tanstack/react-router'
import { findArticleId } from '@/content/article-ids.ts'
import { loadTexts } from '@/locales/i18n.ts'
import { deferred } from '@/platform/parts/deferred.tsx'

const ArticlePage = deferred('article', async (i18n) => {
  const [module] = await Promise.all([
    import('@/features/blog/article-page.tsx'),
    loadTexts(i18n, import.meta.glob('/src/locales/*/blog.json')),
  ])
  return module.ArticlePage
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
  component: () => <ArticlePage id={Route.useLoaderData().id} />,
})
