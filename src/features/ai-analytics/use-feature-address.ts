import { getRouteApi, useRouter } from '@tanstack/react-router'
import type { AiFeatureId } from '@/content/services/ai-feature-ids.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The dialog was opened on the page itself: closing it goes back instead of adding to the history. */
    openedHere?: boolean
  }
}

const route = getRouteApi('/ai-analytics')

/**
 * The feature in the URL, and a function to close it. `leave` returns whether it goes back in the history. An unknown
 * name opens nothing.
 */
export function useFeatureAddress(): { feature: AiFeatureId | undefined; leave: () => boolean } {
  const { feature } = route.useSearch()
  const router = useRouter()
  const navigate = route.useNavigate()
  const leave = () => {
    const goesBack = router.state.location.state.openedHere === true
    if (goesBack) router.history.back()
    else void navigate({ search: ({ feature: _left, ...rest }) => rest, replace: true, resetScroll: false })
    return goesBack
  }
  return { feature, leave }
}
