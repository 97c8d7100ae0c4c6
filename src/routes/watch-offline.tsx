import { createFileRoute } from '@tanstack/react-router'
import { WatchOfflinePage } from '@/features/watch/watch-offline-page.tsx'
import { loadPage } from './-page.ts'

export const Route = createFileRoute('/watch-offline')({
  loader: ({ context }) =>
    loadPage(
      context,
      '/watch-offline',
      'watch-offline',
      import.meta.glob('/src/locales/*/watch-offline.json'),
    ),
  component: WatchOfflinePage,
  staticData: { private: true },
})
