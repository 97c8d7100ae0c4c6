import type { Sport } from './sports.ts'

/** Names in the site's sprite, where `athlete` is a boxing glove and `gloves` a kickboxer. */
export const sportIcons = {
  boxing: 'athlete',
  mma: 'gloves',
  cricket: 'cricket',
  football: 'football',
} as const satisfies { [Each in Sport]: string }
