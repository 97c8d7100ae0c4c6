import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '@/features/contact/contact-page.tsx'
import { loadTexts } from '@/locales/i18n.ts'
import { deferred } from '@/platform/parts/deferred.tsx'
import { loadPage } from './-page.ts'

const ContactForm = deferred('contact-form', async (i18n) => {
  const [module] = await Promise.all([
    import('@/features/enquiry/contact-form.tsx'),
    loadTexts(i18n, import.meta.glob('/src/locales/*/enquiry.json')),
  ])
  return module.ContactForm
})

/** One element for good: see `deferred`. */
const form = <ContactForm />

export const Route = createFileRoute('/contact')({
  loader: ({ context }) =>
    loadPage(context, '/contact', 'contact', import.meta.glob('/src/locales/*/contact.json')),
  component: () => <ContactPage form={form} />,
})
