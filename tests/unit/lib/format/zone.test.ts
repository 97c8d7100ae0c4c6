import { expect, it, vi } from 'vitest'
import { localTimeZone } from '@/lib/format/zone.ts'

it.each([
  ['Pacific/Auckland', 'Pacific/Auckland'],
  ['UTC', 'UTC'],
  ['Etc/Unknown', null],
  ['', null],
  [undefined, null],
  ['Mars/Olympus_Mons', null],
])('localTimeZone › returns for %j %j', (timeZone, zone) => {
  const options = Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(
    Object.assign(options, { timeZone }),
  )
  expect(localTimeZone()).toBe(zone)
})
