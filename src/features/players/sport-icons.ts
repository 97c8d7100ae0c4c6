import type { Sport } from '@/content/sports.ts'
import type { IconName } from '@/ui/icon.tsx'

export const sportIcons = {
  boxing: 'gloves',
  mma: 'athlete',
  cricket: 'cricket',
  football: 'football',
} as const satisfies Record<Sport, IconName>
