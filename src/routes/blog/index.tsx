import { createFileRoute } from '@tanstack/react-router'
import { articleCategories } from '@/content/articles/article-categories.ts'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { loadPage } from '@/routes/-load-page.ts'
import { oneOf, defineSearchParams } from '@/routes/-search.ts'

const Newsletter = deferred(() => import('@/features/enquiry/newsletter-form.tsx'), 'NewsletterForm')

const BlogPage = deferred(() => import('@/features/blog/blog-page.tsx'), 'BlogPage')

export const Route = createFileRoute('/blog/')({
  ...defineSearchParams(({ category }) => ({
    category: oneOf([undefined, ...articleCategories], category),
  })),
  loader: ({ context }) => loadPage(context, '/blog', 'blog'),
  component: () => (
    <BlogPage category={Route.useSearch().category} newsletter={<Newsletter place="blog" />} />
  ),
})
