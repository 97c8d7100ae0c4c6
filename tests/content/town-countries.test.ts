import { expect, it } from 'vitest'
import { countryOfTown } from '@/content/town-countries.ts'

it.each([
  ['Riyadh', 'Saudi Arabia'],
  [' العين ', 'United Arab Emirates'],
  ['عمان', ''],
  ['Springfield', ''],
  ['', ''],
])(
  'countryOf › returns the country of %j in both languages, and nothing for other towns',
  (town, country) => {
    expect(countryOfTown(town)).toBe(country)
  },
)
