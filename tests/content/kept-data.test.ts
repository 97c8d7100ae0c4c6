import { expect, it } from 'vitest'
import { storedDataIds } from '@/platform/device/stored-data.ts'
import { places } from '@/platform/device/storage-keys.ts'

it('shows a visitor everything that is kept', () => {
  expect(storedDataIds.toSorted()).toEqual(Object.keys(places).toSorted())
})

it('names each place once', () => {
  const all = Object.values(places)
    .flat()
    .map((place) => `${'area' in place ? place.area : 'local'} ${place.key}`)
  expect(new Set(all).size).toBe(all.length)
})
