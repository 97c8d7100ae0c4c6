import { SiteFooter } from '@/features/frame/site-footer.tsx'
import { InstallEntry } from '@/features/install/install-entry.tsx'
import { loadTexts } from '@/locales/i18n.ts'
import { deferred } from '@/platform/parts/deferred.tsx'

const Newsletter = deferred('newsletter', async (i18n) => {
  const [module] = await Promise.all([
    import('@/features/enquiry/newsletter-form.tsx'),
    loadTexts(i18n, import.meta.glob('/src/locales/*/enquiry.json')),
  ])
  return module.NewsletterForm
})

/** One element each for good: see `deferred`. */
const newsletter = <Newsletter />
const install = <InstallEntry />

export function SiteFooterWithNewsletter() {
  return <SiteFooter newsletter={newsletter} install={install} />
}
