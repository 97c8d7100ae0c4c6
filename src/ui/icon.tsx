import type { IconName } from './icon-names.gen.ts'
import sprite from '@/assets/icons.svg'
import styles from './icon.module.css'

export type { IconName }

const directional = new Set<IconName>(['arrow-back', 'arrow-forward', 'external'])

/** Decorative: its meaning is also in the text or in the control's name. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  const classes = [styles.icon, directional.has(name) && styles.flips, className].filter(Boolean).join(' ')
  return (
    <svg className={classes} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
