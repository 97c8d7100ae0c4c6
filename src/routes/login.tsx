import { createFileRoute } from '@tanstack/react-router'
import { EntryBar } from '@/features/frame/entry-bar.tsx'
import { deferred } from '@/platform/parts/deferred.tsx'
import { loadPage } from './-page.ts'
import { keepTexts } from './-search.ts'

const viewKeys = ['tab'] as const

const LoginPage = deferred('login', () => import('@/features/login/login-page.tsx'), 'LoginPage')

/** One element for good: see `deferred`. */
const bar = <EntryBar />

export const Route = createFileRoute('/login')({
  validateSearch: (search): { tab?: string } => keepTexts(search, viewKeys),
  loader: ({ context }) => loadPage(context, '/login', 'account:login'),
  component: LoginRoute,
  staticData: { frame: 'none', viewKeys },
})

function LoginRoute() {
  const { tab } = Route.useSearch()
  return <LoginPage bar={bar} isNew={tab === 'sign-up'} />
}
