import { SiteFooter } from '@/features/layout/site-footer.tsx'
import { InstallEntry } from '@/features/install/install-entry.tsx'
import { deferred } from '@/platform/hydration/deferred.tsx'

const Newsletter = deferred(() => import('@/features/enquiry/newsletter-form.tsx'), 'NewsletterForm')

/** Module-level constants keep each element's identity stable, see `deferred`. */
const newsletter = <Newsletter />
const install = <InstallEntry />

export function SiteFooterWithNewsletter() {
  return <SiteFooter newsletter={newsletter} install={install} />
}
