import { createFileRoute } from '@tanstack/react-router'
import { WatchOfflinePage } from '@/features/watch/watch-offline-page.tsx'
import { loadPage } from './-load-page.ts'

export const Route = createFileRoute('/watch-offline')({
  loader: ({ context }) => loadPage(context, '/watch-offline', 'watch-offline'),
  component: WatchOfflinePage,
  staticData: { private: true },
})
