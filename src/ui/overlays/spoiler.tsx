import type { ReactNode } from 'react'
import { Icon } from '@/ui/icon.tsx'
import styles from './spoiler.module.css'

type SpoilerButtonProps = {
  /** The id of the event. */
  of: string
  /** Over a table or a list, its text is at the top. */
  isTall?: boolean
  children: ReactNode
}

/** Covers a result while scores are hidden. `platform/device/hide-scores.ts` handles its press. */
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
  /** What its plate says. */
  label: ReactNode
  isTall?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A result, and the button that covers it while scores are hidden. */
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

/** A container for a cover over an element with `data-spoiler`. */
export function SpoilerCover({ plate, className, children }: SpoilerCoverProps) {
  return (
    <div className={className ? `${styles.cover} ${className}` : styles.cover} data-cover>
      {children}
      {plate}
    </div>
  )
}
