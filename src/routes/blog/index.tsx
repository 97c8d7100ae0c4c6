import { createFileRoute } from '@tanstack/react-router'
import { loadTexts } from '@/locales/i18n.ts'
import { deferred } from '@/platform/parts/deferred.tsx'
import { loadPage } from '@/routes/-page.ts'
import { keepTexts } from '@/routes/-search.ts'

const searchKeys = ['category'] as const

const Newsletter = deferred('blog-newsletter', async (i18n) => {
  const [module] = await Promise.all([
    import('@/features/enquiry/newsletter-form.tsx'),
    loadTexts(i18n, import.meta.glob('/src/locales/*/{footer,enquiry}.json')),
  ])
  return () => <module.NewsletterForm place="blog" />
})

/** One element for good: see `deferred`. */
const newsletter = <Newsletter />

const BlogPage = deferred('blog', async (i18n) => {
  const [module] = await Promise.all([
    import('@/features/blog/blog-page.tsx'),
    loadTexts(i18n, import.meta.glob('/src/locales/*/article-heads.json')),
  ])
  return module.BlogPage
})

export const Route = createFileRoute('/blog/')({
  validateSearch: (search): { category?: string } => keepTexts(search, searchKeys),
  loader: ({ context }) => loadPage(context, '/blog', 'blog', import.meta.glob('/src/locales/*/blog.json')),
  component: BlogRoute,
  staticData: { viewKeys: searchKeys },
})

function BlogRoute() {
  const { category } = Route.useSearch()
  return <BlogPage category={category} newsletter={newsletter} />
}
