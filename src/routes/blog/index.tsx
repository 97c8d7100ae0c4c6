import { createFileRoute } from '@tanstack/react-router'
import { deferred } from '@/platform/parts/deferred.tsx'
import { loadPage } from '@/routes/-page.ts'
import { keepTexts } from '@/routes/-search.ts'

const searchKeys = ['category'] as const

const Newsletter = deferred(
  'blog-newsletter',
  () => import('@/features/enquiry/newsletter-form.tsx'),
  'NewsletterForm',
  { texts: ['site', 'enquiry'] },
)

/** One element for good: see `deferred`. */
const newsletter = <Newsletter place="blog" />

const BlogPage = deferred('blog', () => import('@/features/blog/blog-page.tsx'), 'BlogPage')

export const Route = createFileRoute('/blog/')({
  validateSearch: (search): { category?: string } => keepTexts(search, searchKeys),
  loader: ({ context }) => loadPage(context, '/blog', 'blog'),
  component: BlogRoute,
  staticData: { viewKeys: searchKeys },
})

function BlogRoute() {
  const { category } = Route.useSearch()
  return <BlogPage category={category} newsletter={newsletter} />
}
