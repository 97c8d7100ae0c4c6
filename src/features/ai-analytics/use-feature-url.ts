import { getRouteApi, useRouter } from '@tanstack/react-router'
import type { AiFeatureId } from '@/content/services/ai-feature-ids.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** True if the dialog was opened on the page: closing it then goes back instead of adding a history entry. */
    openedHere?: boolean
  }
}

const route = getRouteApi('/ai-analytics')

/**
 * The feature in the URL; undefined if the name is unknown. `leave` returns true if it goes back to the page that
 * opened the dialog.
 */
export function useFeatureUrl(): { feature: AiFeatureId | undefined; leave: () => boolean } {
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
