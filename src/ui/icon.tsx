import sprite from '@/assets/icons.svg'
import styles from './icon.module.css'

/** The symbols of `assets/icons.svg`; a test holds the two lists together. */
export const iconNames = [
  'alert',
  'analytics',
  'arrow-back',
  'arrow-forward',
  'calendar',
  'chat',
  'check',
  'chevron-down',
  'clock',
  'close',
  'cloud-off',
  'coin',
  'delete',
  'edit',
  'equipment',
  'external',
  'globe',
  'globe-off',
  'info',
  'lock',
  'mail',
  'menu',
  'packages',
  'pause',
  'people',
  'phone',
  'place',
  'play',
  'refresh',
  'search',
  'send',
  'send-later',
  'services',
  'star',
] as const
export type IconName = (typeof iconNames)[number]

const directional = new Set<IconName>(['arrow-back', 'arrow-forward', 'external'])

type IconProps = { name: IconName; className?: string | undefined }

/** Decorative: whatever it says is also said in text or in the control's name. */
export function Icon({ name, className }: IconProps) {
  const classes = [styles.icon, directional.has(name) && styles.flips, className].filter(Boolean).join(' ')
  return (
    <svg className={classes} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
