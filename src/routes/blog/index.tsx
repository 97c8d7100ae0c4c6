import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PlainPage } from '@/features/plain-page/plain-page.tsx'
import { loadPage } from '@/routes/-page.ts'

export const Route = createFileRoute('/blog/')({
  loader: ({ context }) => loadPage(context, '/blog', 'blog', import.meta.glob('/src/locales/*/blog.json')),
  component: BlogRoute,
})

function BlogRoute() {
  const { t } = useTranslation('blog')
  return <PlainPage heading={t('heading')} lead={t('description')} />
}
