import { describe, expect, it } from 'vitest'
import { formPoints } from '@/features/player/recent-form.tsx'

const box = { width: 120, height: 60, padding: 10 }

describe('formPoints', () => {
  it('rises with a win, falls with a loss, stays level with a draw', () => {
    const ys = formPoints(['win', 'win', 'draw', 'loss'], box, 'ltr').map(({ y }) => y)

    expect(ys).toEqual([50, 10, 10, 50])
  })

  it('runs in reading direction, from edge to edge', () => {
    const xs = (direction: 'ltr' | 'rtl') =>
      formPoints(['win', 'loss', 'win'], box, direction).map(({ x }) => x)

    expect(xs('ltr')).toEqual([10, 60, 110])
    expect(xs('rtl')).toEqual([110, 60, 10])
  })

  it('stays inside its box for every result', () => {
    const losses = formPoints(['loss', 'loss', 'loss', 'loss', 'loss'], box, 'ltr')
    const one = formPoints(['draw'], box, 'rtl')

    for (const { x, y } of [...losses, ...one]) {
      expect(x).toBeGreaterThanOrEqual(10)
      expect(x).toBeLessThanOrEqual(110)
      expect(y).toBeGreaterThanOrEqual(10)
      expect(y).toBeLessThanOrEqual(50)
    }
  })
})
