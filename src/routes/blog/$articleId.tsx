import { createFileRoute, notFound } from '@tanstack/react-router'
import { ArticlePage } from '@/features/blog/article-page.tsx'
import { loadTexts } from '@/locales/i18n.ts'

export const Route = createFileRoute('/blog/$articleId')({
  loader: async ({ params, context }) => {
    const [{ findArticle }] = await Promise.all([
      import('@/content/articles.ts'),
      loadTexts(context.i18n, import.meta.glob('/src/locales/*/blog.json')),
    ])
    const article = findArticle(params.articleId)
    if (!article) throw notFound()
    const { language } = context
    const head = {
      path: `/blog/${article.id}`,
      title: article.title[language],
      description: article.excerpt[language],
    }
    return { article, head }
  },
  component: () => <ArticlePage article={Route.useLoaderData().article} />,
})
