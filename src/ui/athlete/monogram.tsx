import { getInitials } from './initials.ts'
import styles from './monogram.module.css'

type MonogramProps = { name: string; size?: 'small' | 'large' }

/** Replaces a portrait. The full name is beside it. */
export function Monogram({ name, size = 'small' }: MonogramProps) {
  return (
    <span className={styles.monogram} data-size={size} aria-hidden="true">
      {getInitials(name)}
    </span>
  )
}
