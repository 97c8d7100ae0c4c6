import { useTranslation } from 'react-i18next'
import { withRetry } from '@/platform/hydration/with-retry.ts'
import { setSaved, useSavedIds, type SavedKind } from './saved-ids.ts'

export function useSaved(kind: SavedKind, id: string): { isSaved: boolean; toggle: () => void } {
  const { i18n } = useTranslation()
  const isSaved = useSavedIds(kind)?.includes(id) ?? false
  const toggle = () => {
    const isKept = setSaved(kind, id, !isSaved)
    if (!isKept) void withRetry(async () => (await import('./notify-not-saved.ts')).notifyNotSaved(i18n))
  }
  return { isSaved, toggle }
}
