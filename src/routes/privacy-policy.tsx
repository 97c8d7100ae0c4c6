import { createFileRoute, redirect } from '@tanstack/react-router'

/** Hosts forward by `_redirects`; the router, and a stub of a page, where nobody else does. */
const to = '/privacy'

export const Route = createFileRoute('/privacy-policy')({
  beforeLoad: () => {
    throw redirect({ to, replace: true })
  },
  staticData: { redirectTo: to },
})
