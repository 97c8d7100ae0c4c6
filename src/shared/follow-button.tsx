import type { ReactNode } from 'react'
import type { MarkKind } from '@/platform/device/marks.ts'
import { useMark } from './use-mark.ts'

type FollowButtonProps = {
  kind: MarkKind
  id: string
  className: string
  /** What it says; it is told whether this visitor follows already. */
  children: (isFollowed: boolean) => ReactNode
}

/** Follows, or stops following: kept on this device only. */
export function FollowButton({ kind, id, className, children }: FollowButtonProps) {
  const { isMarked, toggle } = useMark(kind, id)
  return (
    <button type="button" className={className} aria-pressed={isMarked} onClick={toggle}>
      {children(isMarked)}
    </button>
  )
}
