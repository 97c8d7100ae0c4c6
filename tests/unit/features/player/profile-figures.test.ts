import { describe, expect, it } from 'vitest'
import { players } from '@/content/players/players.ts'
import { appearancesOf, recordOf } from '@/content/bouts/records.ts'
import { isCombat } from '@/content/sports.ts'
import { othersToWatch } from '@/features/player/others-to-watch.ts'
import { raysOf } from '@/features/player/rays-of.ts'
import { arcsOf, recordSlices, winSlices } from '@/features/player/ring-slices.ts'

const sum = (parts: readonly { count: number }[]) => parts.reduce((total, { count }) => total + count, 0)

describe.each(players)('the profile of $id', (player) => {
  const record = recordOf(player)
  const bouts = record.wins + record.losses + record.draws

  it('draws one ray and one part of the ring a bout', () => {
    expect(sum(raysOf(record))).toBe(bouts)
    expect(sum(recordSlices(record))).toBe(bouts)
  })

  it('tells how every win came, and nothing else', () => {
    expect(sum(winSlices(record, appearancesOf(player)))).toBe(record.wins)
  })

  it('speaks of knockouts only where the sport has them', () => {
    const names = winSlices(record, appearancesOf(player)).map(({ name }) => name)

    if (isCombat(player.sport)) expect(names).not.toContain('goals')
    else expect(names.filter((name) => /knockouts|submissions|decisions|earlier/.test(name))).toEqual([])
  })

  it('shows others of the same sport, at most four, the same division first', () => {
    const others = othersToWatch(player)
    const isSame = others.map(({ division }) => division === player.division)

    expect(others).not.toContain(player)
    expect(others.length).toBeLessThanOrEqual(4)
    expect(others.every(({ sport }) => sport === player.sport)).toBe(true)
    expect(isSame).toEqual(isSame.toSorted((a, b) => Number(b) - Number(a)))
  })
})

describe('arcsOf', () => {
  it('lays the parts end to end round the whole circle', () => {
    const { total, arcs } = arcsOf([
      { name: 'wins', count: 6 },
      { name: 'losses', count: 3 },
      { name: 'draws', count: 1 },
    ])

    expect(total).toBe(10)
    expect(arcs.map(({ start }) => start)).toEqual([0, 6, 9])
  })
})
