import { createFileRoute } from '@tanstack/react-router'
import { EntryBar } from '@/features/layout/header-parts.tsx'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { loadPage } from './-load-page.ts'
import { oneOf, defineSearchParams } from './-search.ts'

const LoginPage = deferred(() => import('@/features/login/login-page.tsx'), 'LoginPage')

export const Route = createFileRoute('/login')({
  ...defineSearchParams(({ tab }) => ({
    tab: oneOf(['sign-in', 'sign-up'], tab),
  })),
  loader: ({ context }) => loadPage(context, '/login', 'account:login'),
  component: () => <LoginPage bar={<EntryBar />} isNew={Route.useSearch().tab === 'sign-up'} />,
  staticData: { layout: 'none' },
})
