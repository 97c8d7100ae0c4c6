import { useTranslation } from 'react-i18next'
import type { BroadcastPackage } from '@/content/packages.ts'
import { cameraPositions } from '@/content/services/service-facts.ts'
import type { Sport } from '@/content/sport-ids.ts'
import { sports } from '@/content/sports.ts'
import { CameraPlan } from '@/drawings/camera-plan.tsx'

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
    const around = aroundPitch(broadcast, pov)
    return <CameraPlan ground={ground} cameras={around} label={t('answer.drawing.pitch', { cameras })} />
  }
  const spots = [
    ...cameraPositions.filter(({ id }) => id.startsWith('c')).slice(0, broadcast),
    ...cameraPositions.filter(({ id }) => id.startsWith('p')).slice(0, pov),
  ].map((spot) => ({ ...spot, name: t(`service-production-broadcasting:plan.positions.${spot.id}`) }))
  return <CameraPlan ground={ground} cameras={spots} label={t('answer.drawing.ring', { cameras })} />
}

const letters = 'ABCDEFGH'

/**
 * Spaces the cameras evenly around a pitch: packages define their number, but not their positions. POV cameras have
 * letters and are placed at the two ends.
 */
export function aroundPitch(broadcast: number, pov: number): { mark: string; x: number; y: number }[] {
  const around = Array.from({ length: broadcast }, (_, index) => ({
    mark: String(index + 1),
    // Starts in the middle of the near side, and leaves both ends free.
    ...onEdge(0.5 + (index + 0.5 - 0.5 * (broadcast % 2)) / broadcast),
  }))
  const ends = Array.from({ length: pov }, (_, index) => ({
    mark: letters.charAt(index),
    x: index % 2 === 0 ? 150 : 570,
    y: 260,
  }))
  return [...around, ...ends]
}

/** A point on the ellipse around the pitch. `turn` is a fraction of a full circle, clockwise from the top. */
function onEdge(turn: number): { x: number; y: number } {
  const angle = turn * 2 * Math.PI
  return { x: Math.round(360 + Math.sin(angle) * 310), y: Math.round(260 - Math.cos(angle) * 220) }
}
