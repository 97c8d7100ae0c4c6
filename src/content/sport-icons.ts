import type { Sport } from './sports.ts'

/** Icon names in the site's sprite. There `athlete` shows a boxing glove, and `gloves` an MMA fighter. */
export const sportIcons = {
  boxing: 'athlete',
  mma: 'gloves',
  cricket: 'cricket',
  football: 'football',
} as const satisfies { [Each in Sport]: string }
