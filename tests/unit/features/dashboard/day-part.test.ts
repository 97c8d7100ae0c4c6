import { expect, it } from 'vitest'
import { dayPart } from '@/features/dashboard/day-part.ts'

it.each([
  [4, 'evening'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [16, 'afternoon'],
  [17, 'evening'],
  [0, 'evening'],
] as const)('dayPart › returns the greeting at %i:59 for the %s', (hour, part) => {
  expect(dayPart(new Date(2026, 0, 15, hour, 59))).toBe(part)
})
