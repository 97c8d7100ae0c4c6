import { expect, it } from 'vitest'
import { packages } from '@/content/packages.ts'
import { aroundPitch } from '@/features/plan/cameras.tsx'

it.each(packages)(
  'aroundPitch › places each camera of $id separately, inside the drawing and off the pitch',
  ({ cameras }) => {
    const spots = aroundPitch(cameras.broadcast, cameras.pov)
    expect(spots).toHaveLength(cameras.broadcast + cameras.pov)
    expect(new Set(spots.map(({ mark }) => mark)).size).toBe(spots.length)
    for (const [index, { x, y }] of spots.entries()) {
      expect(x).toBeGreaterThan(20)
      expect(x).toBeLessThan(700)
      expect(y).toBeGreaterThan(20)
      expect(y).toBeLessThan(500)
      for (const other of spots.slice(index + 1))
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(40)
    }
  },
)
