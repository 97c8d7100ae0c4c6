import { describe, expect, it } from 'vitest'
import { getInitials } from '@/drawings/athlete/initials.ts'
import { drawRays, type RayRecord } from '@/drawings/athlete/rays.ts'

const room = { centre: [196, 150], inner: 62, outer: 178 } as const
const record: RayRecord = { wins: 18, losses: 2, draws: 1, knockouts: 11 }

const raysIn = (path: string): number => path.split('M').length - 1

/** The distance of the start and the end of each ray from the centre. */
function radii(path: string, [x, y]: readonly [number, number]): [number, number][] {
  return [...path.matchAll(/M(-?\d+) (-?\d+)L(-?\d+) (-?\d+)/g)].map(([, ...ends]) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ends.map(Number)
    return [Math.hypot(x1 - x, y1 - y), Math.hypot(x2 - x, y2 - y)]
  })
}

describe('drawRays', () => {
  it('draws one ray per bout, with a length by its result', () => {
    const { paths } = drawRays(record, 'khalid', room)
    expect(Object.values(paths).map(raysIn)).toEqual([11, 7, 2, 1])
    const ends: [keyof typeof paths, number][] = [
      ['knockout', 178],
      ['win', 62 + 116 * 0.62],
      ['loss', 62 + 116 * 0.26],
      ['draw', 62 + 116 * 0.26],
    ]
    for (const [kind, end] of ends) {
      for (const [from, to] of radii(paths[kind], [196, 150])) {
        expect(Math.abs(from - 62)).toBeLessThan(1)
        expect(Math.abs(to - end)).toBeLessThan(1)
      }
    }
  })
  it('draws no knockouts for sports without them', () => {
    const { paths } = drawRays({ ...record, knockouts: null }, 'mina', room)
    expect(raysIn(paths.knockout)).toBe(0)
    expect(raysIn(paths.win)).toBe(18)
  })
  it('keeps each half on its side', () => {
    const left = drawRays(record, 'khalid', { ...room, sweep: -0.5 }).paths
    const right = drawRays(record, 'khalid', { ...room, sweep: 0.5 }).paths
    const xs = (paths: typeof left) =>
      [
        ...Object.values(paths)
          .join('')
          .matchAll(/[ML](-?\d+)/g),
      ].map(([, x]) => Number(x))
    expect(Math.max(...xs(left))).toBeLessThan(196)
    expect(Math.min(...xs(right))).toBeGreaterThan(196)
  })
})

it.each([
  ['Khalid Al Mansoori', 'KM'],
  ['Omar Haddad', 'OH'],
  ['Ronda', 'R'],
  ['خالد المنصوري', 'خ م'],
  ['رونا', 'ر'],
  ['عمر حداد', 'ع ح'],
  ['راوني ماسيل', 'ر م'],
  ['داني كول', 'د ك'],
  ['', ''],
])('getInitials › returns for %j %j', (name, initials) => {
  expect(getInitials(name)).toBe(initials)
})
