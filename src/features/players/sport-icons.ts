import type { Sport } from '@/content/sports.ts'
import type { IconName } from '@/ui/icon.tsx'

/** The sprite's `athlete` is a glove, and its `gloves` somebody who fights with hands and feet. */
export const sportIcons = {
  boxing: 'athlete',
  mma: 'gloves',
  cricket: 'cricket',
  football: 'football',
} as const satisfies Record<Sport, IconName>
