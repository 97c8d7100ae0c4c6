import { getRouteApi, useRouter } from '@tanstack/react-router'
import { findAiFeature, type AiFeatureId } from '@/content/ai-features.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The dialog was opened on the page itself: closing it goes back instead of adding to the history. */
    openedHere?: boolean
  }
}

const route = getRouteApi('/ai-analytics')

/** The feature that the address opens, and how to leave it. An unknown name opens nothing. */
export function useFeatureAddress(): { feature: AiFeatureId | undefined; leave: () => void } {
  const feature = findAiFeature(route.useSearch().feature)
  const router = useRouter()
  const navigate = route.useNavigate()
  const leave = () => {
    if (router.state.location.state.openedHere) router.history.back()
    else void navigate({ search: ({ feature: _left, ...rest }) => rest, replace: true, resetScroll: false })
  }
  return { feature, leave }
}
