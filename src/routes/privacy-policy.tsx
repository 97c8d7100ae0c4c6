import { createFileRoute, redirect } from '@tanstack/react-router'
import { redirects } from '@/contract/pages.ts'

export const Route = createFileRoute('/privacy-policy')({
  beforeLoad: () => {
    throw redirect({ to: redirects['/privacy-policy'], replace: true })
  },
  staticData: { redirectTo: redirects['/privacy-policy'] },
})
