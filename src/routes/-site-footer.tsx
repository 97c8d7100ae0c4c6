import { SiteFooter } from '@/features/layout/site-footer.tsx'
import { deferred } from '@/platform/hydration/deferred.tsx'

const Newsletter = deferred(() => import('@/features/enquiry/newsletter-form.tsx'), 'NewsletterForm')

/** A module-level constant keeps the element's identity stable, see `deferred`. */
const newsletter = <Newsletter />

export function SiteFooterWithNewsletter() {
  return <SiteFooter newsletter={newsletter} />
}
