import styles from './flag.module.css'

type FlagProps = {
  /** The flag's picture; null while the side is not known. */
  src: string | null
  /** The label for a side that is not known yet. Other flags are next to their country's name and have no label. */
  unknownLabel: string
}

export function Flag({ src, unknownLabel }: FlagProps) {
  if (!src) {
    return (
      <span className={`${styles.flag} ${styles.unknown}`} role="img" aria-label={unknownLabel}>
        {'?'}
      </span>
    )
  }
  return (
    <img className={styles.flag} src={src} alt="" width={28} height={21} loading="lazy" decoding="async" />
  )
}
