import type { ReactNode } from 'react'
import { Icon } from '@/ui/icon.tsx'
import styles from './spoiler.module.css'

type PlateProps = {
  /** What it is the result of. */
  of: string
  /** Over a table or a list, its words stand at the top. */
  isTall?: boolean
  children: ReactNode
}

/** Lies over what is covered while the shield is up. Its press is heard by `platform/device/hide-scores.ts`. */
export function SpoilerButton({ of, isTall = false, children }: PlateProps) {
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

/** Holds a plate over what carries `data-spoiler` itself. */
export function SpoilerCover({ plate, className, children }: SpoilerCoverProps) {
  return (
    <div className={className ? `${styles.cover} ${className}` : styles.cover} data-cover>
      {children}
      {plate}
    </div>
  )
}
