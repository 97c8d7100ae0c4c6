import { useTranslation } from 'react-i18next'
import { withRetry } from '@/platform/hydration/with-retry.ts'
import { setSaved, useSavedIds, type SavedKind } from './saved-ids.ts'

export function useFollow(kind: SavedKind, id: string): { isFollowed: boolean; toggle: () => void } {
  const { i18n } = useTranslation()
  const isFollowed = useSavedIds(kind)?.includes(id) ?? false
  const toggle = () => {
    const isKept = setSaved(kind, id, !isFollowed)
    if (!isKept) void withRetry(async () => (await import('./notify-not-saved.ts')).notifyNotSaved(i18n))
  }
  return { isFollowed, toggle }
}
