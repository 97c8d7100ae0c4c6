import type { ReactNode } from 'react'
import styles from './stable-width.module.css'

type RoomForProps = { words: string; children: ReactNode }

/** Words that the hour may exchange for others, in room for either: the exchange moves nothing. */
export function StableWidth({ words, children }: RoomForProps) {
  return (
    <span className={styles.room} data-words={words}>
      <span key={words}>{children}</span>
    </span>
  )
}
