import type { WinLossRecord } from '@/content/bouts/records.ts'
import type { RayKind } from '@/ui/athlete/rays.ts'

/** How many rays of each kind the portrait of a record has; only the kinds that it has. */
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
