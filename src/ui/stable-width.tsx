import type { ReactNode } from 'react'
import styles from './stable-width.module.css'

/** Reserves the width of the longest variant, so that text changes do not shift the layout. */
export function StableWidth({ words, children }: { words: string; children: ReactNode }) {
  return (
    <span className={styles.room} data-words={words}>
      <span key={words}>{children}</span>
    </span>
  )
}
