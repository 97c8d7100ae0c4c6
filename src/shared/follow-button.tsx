import type { ReactNode } from 'react'
import { Icon } from '@/ui/icon.tsx'
import type { SavedKind } from './saved-ids.ts'
import { useFollow } from './use-follow.ts'

type FollowButtonProps = {
  kind: SavedKind
  id: string
  className: string
  /** The labels of the two states. */
  follow: string
  following: string
  children?: ReactNode
}

/** Follows or unfollows. Stored on this device only. */
export function FollowButton({ kind, id, className, follow, following, children }: FollowButtonProps) {
  const { isFollowed, toggle } = useFollow(kind, id)
  return (
    <button type="button" className={className} aria-pressed={isFollowed} onClick={toggle}>
      <Icon name={isFollowed ? 'check' : 'star'} />
      {isFollowed ? following : follow}
      {children}
    </button>
  )
}
