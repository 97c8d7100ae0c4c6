import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PlainPage } from '@/features/plain-page/plain-page.tsx'
import { loadPage } from './-page.ts'

export const Route = createFileRoute('/gallery')({
  loader: ({ context }) =>
    loadPage(context, '/gallery', 'gallery', import.meta.glob('/src/locales/*/gallery.json')),
  component: GalleryRoute,
})

function GalleryRoute() {
  const { t } = useTranslation('gallery')
  return <PlainPage heading={t('heading')} lead={t('description')} />
}
