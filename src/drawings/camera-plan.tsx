import type { ReactNode } from 'react'
import styles from './camera-plan.module.css'

type CameraPlanProps = {
  ground: keyof typeof grounds
  /**
   * In SVG units. The drawing is 720 by 520. A camera with a name is in the list, and one with `choices` is dimmed
   * while none of these is chosen.
   */
  cameras: readonly { mark: string; x: number; y: number; name?: string; choices?: string }[]
  label: string
  /** What the list says about a dimmed camera. */
  off?: string
  /** Radio buttons with the values in `choices`. */
  children?: ReactNode
}

/** The hall or pitch from above. Shows real positions, so it is not mirrored for Arabic. */
export function CameraPlan({ ground, cameras, label, off, children }: CameraPlanProps) {
  // Directions are known only for cameras in a hall.
  const inHall = ground === 'ring' || ground === 'cage'
  const named = cameras.filter(({ name }) => name !== undefined)
  return (
    <div className={`flow ${styles.plan}`}>
      {children}
      <svg className={styles.drawing} viewBox="0 0 720 520" role="img" aria-label={label}>
        <rect className={styles.floor} x="1" y="1" width="718" height="518" />
        {grounds[ground]}
        {inHall &&
          cameras.map(({ mark, x, y, choices }) => (
            <path key={mark} className={styles.sight} data-choices={choices} d={sightOf(x, y)} />
          ))}
        {cameras.map(({ mark, x, y, choices }) => (
          <g key={mark} data-choices={choices}>
            <circle className={styles.camera} cx={x} cy={y} r="20" />
            <text className={styles.mark} x={x} y={y + 8} textAnchor="middle">
              {mark}
            </text>
          </g>
        ))}
      </svg>
      {named.length > 0 && (
        <ol className={styles.list}>
          {named.map(({ mark, name, choices }) => (
            <li key={mark} data-choices={choices}>
              <b>{mark}</b>
              <span>
                {name}
                {off && <small>{off}</small>}
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

/** A wedge from the camera, 55% of the way to the centre. */
function sightOf(x: number, y: number): string {
  const [across, down] = [360 - x, 260 - y]
  const [endX, endY] = [x + across * 0.55, y + down * 0.55]
  const [sideX, sideY] = [down * 0.16, across * 0.16]
  return `M${x} ${y}L${endX - sideX} ${endY + sideY}L${endX + sideX} ${endY - sideY}Z`
}

/** Rows of seats on four sides, and the walkway to the ring. */
const hall = (
  <>
    <path className={styles.seats} d="M150 84h420v352H150zM132 66h456v388H132zM114 48h492v424H114z" />
    <path className={styles.lines} d="M0 238H240M0 282H240" />
  </>
)

const grounds = {
  ring: (
    <>
      {hall}
      <rect className={styles.apron} x="228" y="128" width="264" height="264" />
      <rect className={styles.canvas} x="250" y="150" width="220" height="220" />
      <path className={styles.lines} d="M250 150h220v220H250zM260 160h200v200H260zM270 170h180v180H270z" />
      <rect className={styles.cornerA} x="244" y="340" width="36" height="36" />
      <rect className={styles.cornerB} x="440" y="144" width="36" height="36" />
    </>
  ),
  cage: (
    <>
      {hall}
      <path className={styles.cage} d="M298 134h124l88 88v76l-88 88H298l-88-88v-76z" />
    </>
  ),
  oval: (
    <g className={styles.lines}>
      <ellipse cx="360" cy="260" rx="270" ry="190" />
      <path d="M346 210h28v100h-28zM340 222h40M340 298h40" />
    </g>
  ),
  pitch: (
    <g className={styles.lines}>
      <path d="M110 90h500v340H110zM360 90v340M110 180h80v160h-80M610 180h-80v160h80" />
      <circle cx="360" cy="260" r="50" />
    </g>
  ),
}
