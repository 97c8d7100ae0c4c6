import type { BoutReport } from '@/contract/card-report.ts'
import { findPlayer } from '@/content/players/players.ts'
import type { SportsEvent } from '@/content/events/types.ts'
import type { Bout, CombatBout } from './types.ts'

/** The built-in row with what the card feed reports of it. What does not fit leaves the row as it is. */
export function withReport(bout: Bout, report: BoutReport, { dayOffset, timeUtc }: SportsEvent): Bout {
  if (bout.kind !== 'combat' || bout.result) return bout
  const at = { dayOffset: Math.min(dayOffset, 0), timeUtc }
  return (['red', 'blue'] as const).reduce<CombatBout>(
    (card, corner) => {
      const [before, id] = [card[corner], report[corner]]
      const substitute = findPlayer(id ?? before)
      const isNew = substitute && ![card.red, card.blue].includes(substitute.id)
      if (!isNew || substitute.sport !== findPlayer(before)?.sport) return card
      const change = { bout: bout.order, at, kind: 'replaced', corner, before } as const
      return { ...card, [corner]: substitute.id, changes: [...card.changes, change] }
    },
    { ...bout, result: report.state === 'over' ? report.result : null, note: report.note },
  )
}
