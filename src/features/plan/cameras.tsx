import { useTranslation } from 'react-i18next'
import type { BroadcastPackage } from '@/content/packages.ts'
import { cameraPositions } from '@/content/services/service-facts.ts'
import type { Sport } from '@/content/sport-ids.ts'
import { sports } from '@/content/sports.ts'
import { CameraDrawing } from '@/shared/camera-drawing.tsx'
import { aroundPitch } from './camera-spots.ts'
import styles from './cameras.module.css'

type CamerasProps = {
  sport: Sport
  tier: BroadcastPackage
  /** The cameras as text. */
  cameras: string
}

/** Shows named positions only around a ring, where they are known. */
export function Cameras({ sport, tier, cameras }: CamerasProps) {
  const { t } = useTranslation(['plan', 'service-production-broadcasting'])
  const { broadcast, pov } = tier.cameras
  const { kind, ground } = sports[sport]
  if (kind === 'match') {
    return (
      <div className={styles.plan}>
        <CameraDrawing
          ground={ground}
          cameras={aroundPitch(broadcast, pov)}
          label={t('answer.drawing.pitch', { cameras })}
        />
      </div>
    )
  }
  const spots = [
    ...cameraPositions.filter(({ id }) => id.startsWith('c')).slice(0, broadcast),
    ...cameraPositions.filter(({ id }) => id.startsWith('p')).slice(0, pov),
  ]
  return (
    <div className={styles.plan}>
      <CameraDrawing ground={ground} cameras={spots} label={t('answer.drawing.ring', { cameras })} />
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
