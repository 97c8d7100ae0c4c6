import { useMatch } from '@tanstack/react-router'
import { SiteFooter } from '@/features/layout/site-footer.tsx'
import { deferred } from '@/platform/hydration/deferred.tsx'

const Newsletter = deferred(() => import('@/features/enquiry/newsletter-form.tsx'), 'NewsletterForm')

/** A module-level constant keeps the element's identity stable, see `deferred`. */
const newsletter = <Newsletter />

/** The blog has the form in its page. */
export function SiteFooterWithNewsletter() {
  const isBlog = useMatch({ from: '/blog/', shouldThrow: false }) !== undefined
  return <SiteFooter newsletter={!isBlog && newsletter} />
}
