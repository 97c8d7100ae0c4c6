import { expect, it } from 'vitest'
import { storedDataIds } from '@/platform/device/stored-data.ts'
import { places } from '@/platform/device/storage-keys.ts'

it('stored data page › lists everything that is stored', () => {
  expect(storedDataIds.toSorted()).toEqual(Object.keys(places).toSorted())
})

it('stored data page › lists each key once', () => {
  const all = Object.values(places)
    .flat()
    .map((place) => `${'area' in place ? place.area : 'local'} ${place.key}`)
  expect(new Set(all).size).toBe(all.length)
})
