import { createFileRoute, notFound } from '@tanstack/react-router'
import { eventPageOf } from '@/content/events/event-page-of.ts'
import { deferred } from '@/platform/hydration/deferred.tsx'
import { prerenderedHead } from '@/platform/hydration/prerendered-head.ts'
import { oneOf, defineSearchParams } from '@/routes/-search.ts'

const EventPage = deferred(() => import('@/features/event/event-page.tsx'), 'EventPage')

export const Route = createFileRoute('/event/$eventId')({
  ...defineSearchParams(({ tab }) => ({
    tab: oneOf(['overview', 'card', 'highlights', 'statistics'], tab),
  })),
  loader: async ({ params, context }) => {
    const id = eventPageOf(params.eventId)
    if (!id) throw notFound()
    const head =
      prerenderedHead(`/event/${id}`, context) ??
      (await (await import('@/features/event/event-head.ts')).eventHead(id, context))
    if (!head) throw notFound()
    return { id, head }
  },
  component: () => <EventPage id={Route.useLoaderData().id} tab={Route.useSearch().tab} />,
  staticData: { layout: 'sample' },
})
