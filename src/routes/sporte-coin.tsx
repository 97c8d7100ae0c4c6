import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PlainPage } from '@/features/plain-page/plain-page.tsx'
import { loadPage } from './-page.ts'

export const Route = createFileRoute('/sporte-coin')({
  loader: ({ context }) =>
    loadPage(context, '/sporte-coin', 'coin', import.meta.glob('/src/locales/*/coin.json')),
  component: SporteCoinRoute,
})

function SporteCoinRoute() {
  const { t } = useTranslation('coin')
  return <PlainPage heading={t('heading')} lead={t('description')} />
}
