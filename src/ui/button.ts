import styles from './button.module.css'

type ButtonLook = {
  /** One primary button per view. The others are `tonal` or `bare`. */
  tone?: 'primary' | 'tonal' | 'bare'
  size?: 'regular' | 'small'
  wide?: boolean
}

/** The look of a button, for `<button>` and links alike. */
export function buttonClass({ tone = 'primary', size = 'regular', wide = false }: ButtonLook = {}): string {
  return [
    styles.button,
    tone === 'tonal' && styles.tonal,
    tone === 'bare' && styles.bare,
    size === 'small' && styles.small,
    wide && styles.wide,
  ]
    .filter(Boolean)
    .join(' ')
}

/** A square button that shows only an icon; it needs an accessible name. */
export function iconButtonClass({ quiet = false } = {}): string {
  return quiet ? `${styles.icon} ${styles.quiet}` : `${styles.icon}`
}
