import type { PortraitProps } from './portrait.tsx'
import { RayPaths } from './ray-paths.tsx'
import { drawRays } from './rays.ts'
import styles from './split-sun.module.css'

type SplitSunProps = {
  /** `red` is at the inline start, `blue` at the inline end. */
  red: PortraitProps
  blue: PortraitProps
}

/** Two athletes, half a circle each. Decorative: needs a dark background and fills its parent's width. */
export function SplitSun({ red, blue }: SplitSunProps) {
  const room = { inner: 150, outer: 305, widest: 20, fill: 0.66 }
  const halves = [
    { ...red, rays: drawRays(red.record, red.seed, { ...room, centre: [310, 320], sweep: -0.5 }) },
    { ...blue, rays: drawRays(blue.record, blue.seed, { ...room, centre: [330, 320], sweep: 0.5 }) },
  ]
  return (
    <div className={styles.sun} aria-hidden="true">
      {halves.map(({ nation }, side) => (
        <span key={side} className={styles.glow} data-nation={nation} />
      ))}
      <svg viewBox="0 0 640 640">
        <g className={styles.halves}>
          {halves.map(({ nation, rays }, side) => (
            <g key={side} data-nation={nation}>
              <RayPaths rays={rays} />
            </g>
          ))}
          <path d="M316 0V640" className={styles.redEdge} />
          <path d="M324 0V640" className={styles.blueEdge} />
        </g>
        {halves.map(({ initials }, side) => (
          <text key={side} x={320} y={362} className={styles.initials}>
            {initials}
          </text>
        ))}
      </svg>
    </div>
  )
}
