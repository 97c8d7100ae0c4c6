import type { PortraitProps } from './portrait.tsx'
import { RayPaths } from './ray-paths.tsx'
import { drawRays } from './rays.ts'
import styles from './sun.module.css'

type SunProps = PortraitProps & {
  /** A round variant of 4.5rem for lists. */
  mini?: boolean
}

/**
 * The large portrait: all rays around the initials, at its parent's width, on a dark background.
 * Decorative, so put the legend of its rays or the record beside it.
 */
export function Sun({ initials, record, seed, nation, mini = false }: SunProps) {
  const rays = drawRays(record, seed, { centre: [300, 300], inner: 150, outer: 306, widest: 20 })
  return (
    <svg
      viewBox="-20 -20 640 640"
      className={mini ? `${styles.sun} ${styles.mini}` : styles.sun}
      data-nation={nation}
      aria-hidden="true"
    >
      <RayPaths rays={rays} />
      <text x={300} y={372} className={styles.initials}>
        {initials}
      </text>
    </svg>
  )
}
