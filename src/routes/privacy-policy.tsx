import { createFileRoute, redirect } from '@tanstack/react-router'

/** Hosts redirect with `_redirects`. Elsewhere the router or a redirect page does. */
const to = '/privacy'

export const Route = createFileRoute('/privacy-policy')({
  beforeLoad: () => {
    throw redirect({ to, replace: true })
  },
  staticData: { redirectTo: to },
})
