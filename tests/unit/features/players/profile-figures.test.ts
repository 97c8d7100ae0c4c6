import { describe, expect, it } from 'vitest'
import { recordParts, winParts } from '@/content/bouts/parts.ts'
import { players } from '@/content/players/players.ts'
import { getAppearances, getRecord } from '@/content/bouts/records.ts'
import { othersToWatch } from '@/features/players/player-page.tsx'
import { getRays } from '@/features/players/player-header.tsx'

const sum = (parts: readonly { count: number }[]) => parts.reduce((total, { count }) => total + count, 0)

describe.each(players)('profile of $id', (player) => {
  const record = getRecord(player)
  const bouts = record.wins + record.losses + record.draws

  it('draws one ray and one ring segment per bout, and one per win in the ring of wins', () => {
    expect(sum(getRays(record))).toBe(bouts)
    expect(sum(recordParts([record]))).toBe(bouts)
    expect(sum(winParts(record, getAppearances(player)))).toBe(record.wins)
  })

  it('suggests up to four others of the same sport, the same division first', () => {
    const others = othersToWatch(player)
    const isSame = others.map(({ division }) => division === player.division)

    expect(others).not.toContain(player)
    expect(others.length).toBeLessThanOrEqual(4)
    expect(others.every(({ sport }) => sport === player.sport)).toBe(true)
    expect(isSame).toEqual(isSame.toSorted((a, b) => Number(b) - Number(a)))
  })
})
