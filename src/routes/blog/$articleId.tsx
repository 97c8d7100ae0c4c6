import { createFileRoute, notFound } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { findArticle } from '@/content/articles.ts'
import { PlainPage } from '@/features/plain-page/plain-page.tsx'
import { loadTexts } from '@/locales/i18n.ts'
import { useLanguage } from '@/platform/language.ts'

export const Route = createFileRoute('/blog/$articleId')({
  loader: async ({ params, context }) => {
    const found = findArticle(params.articleId)
    if (!found) throw notFound()
    await loadTexts(context.i18n, import.meta.glob('/src/locales/*/blog.json'))
    const head = {
      path: `/blog/${found.id}`,
      title: found.title[context.language],
      description: context.i18n.t('blog:description'),
    }
    return { found, head }
  },
  component: ArticleRoute,
})

function ArticleRoute() {
  const { t } = useTranslation('blog')
  const { found } = Route.useLoaderData()
  return <PlainPage heading={found.title[useLanguage()]} lead={t('description')} />
}
