import styles from './portrait.module.css'
import { RayPaths } from './ray-paths.tsx'
import { drawRays, type RayRecord } from './rays.ts'

/** Props shared by all drawings of an athlete. */
export type PortraitProps = {
  /** From `getInitials`, in the page's language. */
  initials: string
  record: RayRecord
  /** The player's id. Determines the order of the rays. */
  seed: string
  /** The ISO 3166-1 alpha-2 country code. Determines the colours. */
  nation: string
}

/**
 * One ray per bout behind the initials: long for a knockout, medium for a win, short for a loss, dashed for a draw.
 *
 * Decorative, because name and record are beside it as text. `Sun` is the large variant, `SplitSun` compares two
 * athletes, and `Crest` shows a team.
 */
export function Portrait({ initials, record, seed, nation }: PortraitProps) {
  const rays = drawRays(record, seed, { centre: [196, 150], inner: 62, outer: 178 })
  return (
    <svg
      viewBox="0 0 300 410"
      preserveAspectRatio="xMidYMid slice"
      className={styles.portrait}
      data-nation={nation}
      aria-hidden="true"
    >
      <RayPaths rays={rays} />
      <text x={14} y={204}>
        {initials}
      </text>
    </svg>
  )
}
