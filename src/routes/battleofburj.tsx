import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PlainPage } from '@/features/plain-page/plain-page.tsx'
import { loadPage } from './-page.ts'

export const Route = createFileRoute('/battleofburj')({
  loader: ({ context }) =>
    loadPage(context, '/battleofburj', 'battle', import.meta.glob('/src/locales/*/battle.json')),
  component: BattleofburjRoute,
})

function BattleofburjRoute() {
  const { t } = useTranslation('battle')
  return <PlainPage heading={t('heading')} lead={t('description')} />
}
