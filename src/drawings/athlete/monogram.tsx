import { getInitials } from './initials.ts'
import styles from './monogram.module.css'

/** Replaces a portrait. The full name is beside it. */
export function Monogram({ name, size = 'small' }: { name: string; size?: 'small' | 'large' }) {
  return (
    <span className={styles.monogram} data-size={size} aria-hidden="true">
      {getInitials(name)}
    </span>
  )
}
