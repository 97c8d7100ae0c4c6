import { describe, expect, it } from 'vitest'
import { claims } from '@/content/claims.ts'
import { fourHourCoverage, packageLists, packages } from '@/content/packages.ts'
import { bareFigure } from '@/lib/format/figure.ts'
import { percent } from '@/features/home/packages/use-item-text.ts'

describe('packages', () => {
  it('have the specified figures', () => {
    const stated = packages.map(({ cameras, collection, ...tier }) => [
      tier.id,
      tier.freeViewers,
      `${cameras.broadcast}+${cameras.pov}`,
      tier.posters,
      tier.shortVideos,
      Object.values(collection).join(),
      tier.payPerViewMargin && percent(tier.payPerViewMargin),
    ])

    expect(stated).toEqual([
      ['bronze', 500, '3+2', 1, 0, '2,120,10', null],
      ['silver', 2_000, '5+2', 4, 1, '2,120,10', null],
      ['gold', 5_000, '8+2', 8, 2, '4,500,25', 50],
      ['platinum', 10_000, '8+2', 12, 5, '4,500,25', 30],
    ])
    expect(fourHourCoverage).toEqual({ hours: 4, images: 500, videos: 25 })
    const cameras = packages.map(({ cameras: { broadcast, pov } }) => broadcast + pov)
    expect(Math.max(...cameras)).toBe(claims.mostCameras)
  })

  it('mark exactly one as popular, and one has an OB truck', () => {
    expect(packages.filter(({ isPopular }) => isPopular).map(({ id }) => id)).toEqual(['gold'])
    const withTruck = packages.filter(({ equipment }) => equipment.some(({ id }) => id === 'obTruck'))
    expect(withTruck.map(({ id }) => id)).toEqual(['platinum'])
  })

  it('name each item once, and larger packages include all items of smaller ones', () => {
    let below: ReadonlySet<string> = new Set()
    for (const tier of packages) {
      const ids = packageLists.flatMap((list) => tier[list].map(({ id }) => id))
      const held = new Set<string>(ids)
      expect(held.size, tier.id).toBe(ids.length)
      expect(
        [...below].filter((id) => !held.has(id)),
        tier.id,
      ).toEqual([])
      below = held
    }
  })
})

it.each([
  ['200+', '200'],
  ['−60%', '60'],
  ['150,000+', '150,000'],
  ['none', 'none'],
])('bareFigure › returns the number of %s', (figure, number) => {
  expect(bareFigure(figure)).toBe(number)
})
