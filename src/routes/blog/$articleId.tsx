import { createFileRoute, notFound } from '@tanstack/react-router'
import { findArticleId } from '@/content/articles/article-ids.ts'
import { loadTexts } from '@/platform/i18n/texts.ts'
import { deferred } from '@/platform/hydration/deferred.tsx'

const Article = deferred(() => import('./-article.tsx'), 'Article')

export const Route = createFileRoute('/blog/$articleId')({
  loader: async ({ params, context: { i18n } }) => {
    const id = findArticleId(params.articleId)
    if (!id) throw notFound()
    await loadTexts(i18n, ['blog'])
    const head = {
      path: `/blog/${id}`,
      title: i18n.t(`blog:heads.${id}.title`),
      description: i18n.t(`blog:heads.${id}.excerpt`),
    }
    return { id, head }
  },
  component: () => <Article id={Route.useLoaderData().id} />,
})
