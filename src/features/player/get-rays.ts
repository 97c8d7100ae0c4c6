import type { WinLossRecord } from '@/content/bouts/records.ts'
import type { RayKind } from '@/ui/athlete/rays.ts'

/** The number of rays of each kind in a portrait. Kinds without rays are omitted. */
export function getRays({
  wins,
  losses,
  draws,
  knockouts,
}: WinLossRecord): { kind: RayKind; count: number }[] {
  const stopped = knockouts ?? 0
  const all: { kind: RayKind; count: number }[] = [
    { kind: 'knockout', count: stopped },
    { kind: 'win', count: wins - stopped },
    { kind: 'loss', count: losses },
    { kind: 'draw', count: draws },
  ]
  return all.filter(({ count }) => count > 0)
}
