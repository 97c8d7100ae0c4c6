import { initialsOf } from './initials.ts'
import styles from './monogram.module.css'

type MonogramProps = { name: string; size?: 'small' | 'large' }

/** Stands where a portrait would; the name itself is beside it. */
export function Monogram({ name, size = 'small' }: MonogramProps) {
  return (
    <span className={styles.monogram} data-size={size} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}
