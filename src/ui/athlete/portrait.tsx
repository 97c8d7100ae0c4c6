import nations from './nation.module.css'
import styles from './portrait.module.css'
import { RayPaths } from './ray-paths.tsx'
import { drawRays, type RayRecord } from './rays.ts'

/** The data of every drawing of an athlete. */
export type PortraitProps = {
  /** From `getInitials`, in the page's language. */
  initials: string
  record: RayRecord
  /** The seed for the order of the rays: the player's id. */
  seed: string
  /** ISO 3166-1 alpha-2, for the colours. */
  nation: string
}

/**
 * The portrait of a card: one ray a bout — long a knockout, medium a win, short a loss, dashed a draw — behind the
 * initials. It fills the top of its positioned parent at 300:410 and is decoration: name and record stand beside it in
 * text. `Sun` is the large one, `SplitSun` two in one, `Crest` a team's.
 */
export function Portrait({ initials, record, seed, nation }: PortraitProps) {
  const rays = drawRays(record, seed, { centre: [196, 150], inner: 62, outer: 178 })
  return (
    <span className={`${styles.portrait} ${nations.nation}`} data-nation={nation} aria-hidden="true">
      <svg viewBox="0 0 300 410" className={styles.rays}>
        <RayPaths rays={rays} />
      </svg>
      <span className={styles.initials}>{initials}</span>
    </span>
  )
}
