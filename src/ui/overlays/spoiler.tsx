import type { ReactNode } from 'react'
import { Icon } from '@/ui/icon.tsx'
import styles from './spoiler.module.css'

type SpoilerButtonProps = {
  /** The id of the covered result. */
  of: string
  /** Whether to place the label at the top, for a table or a list. */
  isTall?: boolean
  children: ReactNode
}

/** Covers a result in hide-scores mode. `platform/device/hide-scores.ts` handles its clicks. */
export function SpoilerButton({ of, isTall = false, children }: SpoilerButtonProps) {
  return (
    <button
      type="button"
      data-plate={of}
      className={isTall ? `${styles.plate} ${styles.tall}` : styles.plate}
    >
      <span className={styles.label}>
        <Icon name="eye-off" />
        {children}
      </span>
    </button>
  )
}

type SpoilerProps = {
  of: string
  /** The label of the cover. */
  label: ReactNode
  isTall?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A result with its cover for hide-scores mode. */
export function Spoiler({ of, label, isTall = false, className, children }: SpoilerProps) {
  return (
    <SpoilerCover
      plate={
        <SpoilerButton of={of} isTall={isTall}>
          {label}
        </SpoilerButton>
      }
    >
      <div data-spoiler={of} className={className}>
        {children}
      </div>
    </SpoilerCover>
  )
}

type SpoilerCoverProps = { plate: ReactNode; className?: string | undefined; children: ReactNode }

/** Positions a cover over children that have `data-spoiler` themselves. */
export function SpoilerCover({ plate, className, children }: SpoilerCoverProps) {
  return (
    <div className={className ? `${styles.cover} ${className}` : styles.cover} data-cover>
      {children}
      {plate}
    </div>
  )
}
