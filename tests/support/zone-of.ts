import { isTimeZone, type TimeZone } from '@/lib/format/zone.ts'

export function zoneOf(name: string): TimeZone {
  if (!isTimeZone(name)) throw new Error(`This engine rejects the time zone ${name}`)
  return name
}
