import styles from './button.module.css'

type ButtonLook = {
  /** One `primary` per view. All other buttons are `tonal` or `bare`. */
  tone?: 'primary' | 'tonal' | 'bare'
  size?: 'regular' | 'small'
  wide?: boolean
}

/** The class of a button, for `<button>` elements and links alike. */
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

/** The class of a square icon button, which needs an accessible name. */
export function iconButtonClass({ bare = false } = {}): string {
  return bare ? `${styles.icon} ${styles.iconBare}` : `${styles.icon}`
}
