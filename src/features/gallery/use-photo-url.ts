import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { GalleryCategory } from '@/content/events/event-categories.ts'

/** Keeps the open photo in the URL. The next photo replaces the history entry, so Back closes the viewer. */
export function usePhotoUrl(category: GalleryCategory | undefined) {
  const router = useRouter()
  const navigate = useNavigate()

  const show = useCallback(
    (photo: string) =>
      void navigate({
        to: '/gallery',
        search: { category, photo },
        replace: true,
        state: true,
        resetScroll: false,
      }),
    [navigate, category],
  )

  const close = useCallback(() => {
    if (router.state.location.state.openedFromWall) {
      router.history.back()
      return
    }
    void navigate({
      to: '/gallery',
      search: { category },
      replace: true,
      resetScroll: false,
    })
  }, [router, navigate, category])

  return { show, close }
}
