import type { ReactNode } from 'react'
import type { SavedKind } from '@/platform/device/saved-ids.ts'
import { useSaved } from './use-saved.ts'

type FollowButtonProps = {
  kind: SavedKind
  id: string
  className: string
  /** The label, by whether the visitor follows already. */
  children: (isFollowed: boolean) => ReactNode
}

/** Follows, or stops following: kept on this device only. */
export function FollowButton({ kind, id, className, children }: FollowButtonProps) {
  const { isSaved, toggle } = useSaved(kind, id)
  return (
    <button type="button" className={className} aria-pressed={isSaved} onClick={toggle}>
      {children(isSaved)}
    </button>
  )
}
