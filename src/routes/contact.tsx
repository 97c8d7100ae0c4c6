import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '@/features/contact/contact-page.tsx'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { loadPage } from './-load-page.ts'

const ContactForm = deferred(() => import('@/features/enquiry/contact-form.tsx'), 'ContactForm')

export const Route = createFileRoute('/contact')({
  loader: ({ context }) => loadPage(context, '/contact', 'contact'),
  component: () => <ContactPage form={<ContactForm />} />,
})
