import styles from './crest.module.css'
import { RayPaths } from './ray-paths.tsx'
import { drawRays, type RayRecord } from './rays.ts'

type CrestProps = {
  /** The team's abbreviation of two or three letters, in the page's language. */
  short: string
  nation: string
  /** Up to eight members, one ring each, from the inside out. The captain is first. */
  members: readonly { record: RayRecord; seed: string; nation: string }[]
}

/** The radius of the innermost ring, and the limit of the outermost. */
const [inside, outside] = [109, 321]

/**
 * A team's emblem: one ring per member, one ray per bout. Needs a dark background, fills its parent's width, and is
 * decorative.
 */
export function Crest({ short, nation, members }: CrestProps) {
  const step = Math.min(53, (outside - inside) / members.length)
  const rings = members.map((member, index) => {
    const radius = Math.round(inside + index * step)
    const room = {
      centre: [320, 320] as const,
      inner: radius + 3,
      outer: radius + step - 6,
      fill: 0.46,
      widest: 30,
    }
    return { ...member, radius, rays: drawRays(member.record, member.seed, room) }
  })
  return (
    <svg viewBox="0 0 640 640" className={styles.crest} data-nation={nation} aria-hidden="true">
      {rings.map(({ seed, nation, radius, rays }) => (
        <g key={seed} data-nation={nation}>
          <circle cx={320} cy={320} r={radius} className={styles.ring} />
          <RayPaths rays={rays} />
        </g>
      ))}
      <text x={320} y={358} className={styles.short}>
        {short}
      </text>
    </svg>
  )
}
