import styles from './flag.module.css'

type FlagProps = {
  /** The flag's image. Null if the side is not known yet. */
  src: string | null
  /** The label of an unknown side. A known flag has no label, because the country's name is beside it. */
  unknownLabel: string
}

export function Flag({ src, unknownLabel }: FlagProps) {
  if (!src) {
    return (
      <span className={styles.flag} role="img" aria-label={unknownLabel}>
        {'?'}
      </span>
    )
  }
  return (
    <img className={styles.flag} src={src} alt="" width={28} height={21} loading="lazy" decoding="async" />
  )
}
