import type { ReactNode } from 'react'
import { Icon } from '@/ui/icon.tsx'
import styles from './hidden-score.module.css'

type RevealButtonProps = {
  /** The id of the hidden result. */
  of: string
  /** Whether to place the label at the top, for a table or a list. */
  isTall?: boolean
  children: ReactNode
}

/** Reveals a result while scores are hidden. `platform/device/hide-scores.ts` handles its clicks. */
export function RevealButton({ of, isTall = false, children }: RevealButtonProps) {
  return (
    <button
      type="button"
      data-reveal={of}
      className={isTall ? `${styles.reveal} ${styles.tall}` : styles.reveal}
    >
      <span className={`card small inline ${styles.label}`}>
        <Icon name="eye-off" />
        {children}
      </span>
    </button>
  )
}

type HiddenScoreProps = {
  of: string
  /** The label of its button. */
  label: ReactNode
  isTall?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A result that is hidden until the visitor presses its button, if scores are hidden. */
export function HiddenScore({ of, label, isTall = false, className, children }: HiddenScoreProps) {
  return (
    <HiddenScoreBox
      reveal={
        <RevealButton of={of} isTall={isTall}>
          {label}
        </RevealButton>
      }
    >
      <div data-hidden-score={of} className={className}>
        {children}
      </div>
    </HiddenScoreBox>
  )
}

type HiddenScoreBoxProps = { reveal: ReactNode; className?: string | undefined; children: ReactNode }

/** Positions a button over children that have `data-hidden-score` themselves. */
export function HiddenScoreBox({ reveal, className, children }: HiddenScoreBoxProps) {
  return (
    <div className={className ? `${styles.box} ${className}` : styles.box} data-score-box>
      {children}
      {reveal}
    </div>
  )
}
