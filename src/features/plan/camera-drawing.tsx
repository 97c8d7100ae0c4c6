import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { BroadcastPackage } from '@/content/packages.ts'
import { cameraPositions } from '@/content/service-facts.ts'
import { isCombat, type Sport } from '@/content/sports.ts'
import styles from './camera-drawing.module.css'
import { aroundPitch, type CameraSpot } from './camera-spots.ts'

type CameraDrawingProps = {
  sport: Sport
  tier: BroadcastPackage
  /** Which cameras they are, in words. */
  cameras: string
}

/** The hall or the pitch from above, as it is in the world: not mirrored for Arabic. */
export function CameraDrawing({ sport, tier, cameras }: CameraDrawingProps) {
  const { t } = useTranslation(['plan', 'service-production-broadcasting'])
  const { broadcast, pov } = tier.cameras
  if (!isCombat(sport)) {
    return (
      <Drawing label={t('answer.drawing.pitch', { cameras })} spots={aroundPitch(broadcast, pov)}>
        {sport === 'cricket' ? <CricketGround /> : <FootballPitch />}
      </Drawing>
    )
  }
  const spots = [
    ...cameraPositions.filter(({ id }) => id.startsWith('c')).slice(0, broadcast),
    ...cameraPositions.filter(({ id }) => id.startsWith('p')).slice(0, pov),
  ]
  return (
    <div className={styles.plan}>
      <Drawing label={t('answer.drawing.ring', { cameras })} spots={spots}>
        {sport === 'mma' ? (
          <path className={styles.canvas} d="M298 134h124l88 88v76l-88 88H298l-88-88v-76z" />
        ) : (
          <rect className={styles.canvas} x="250" y="150" width="220" height="220" />
        )}
      </Drawing>
      <ol className={styles.list}>
        {spots.map(({ id, mark }) => (
          <li key={id}>
            <b>{mark}</b>
            {t(`service-production-broadcasting:plan.positions.${id}`)}
          </li>
        ))}
      </ol>
    </div>
  )
}

type DrawingProps = { label: string; spots: readonly CameraSpot[]; children: ReactNode }

function Drawing({ label, spots, children }: DrawingProps) {
  return (
    <svg className={styles.drawing} viewBox="0 0 720 520" role="img" aria-label={label}>
      <rect className={styles.floor} x="1" y="1" width="718" height="518" />
      {children}
      {spots.map(({ mark, x, y }) => (
        <g key={mark}>
          <circle className={styles.camera} cx={x} cy={y} r="20" />
          <text className={styles.mark} x={x} y={y + 8} textAnchor="middle">
            {mark}
          </text>
        </g>
      ))}
    </svg>
  )
}

function FootballPitch() {
  return (
    <g className={styles.pitch}>
      <rect x="110" y="90" width="500" height="340" />
      <path d="M360 90v340M110 180h80v160h-80M610 180h-80v160h80" />
      <circle cx="360" cy="260" r="50" />
    </g>
  )
}

function CricketGround() {
  return (
    <g className={styles.pitch}>
      <ellipse cx="360" cy="260" rx="270" ry="190" />
      <rect x="346" y="210" width="28" height="100" />
      <path d="M340 222h40M340 298h40" />
    </g>
  )
}
