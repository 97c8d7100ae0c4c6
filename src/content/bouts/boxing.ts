import type { Bout } from '@/content/bouts.ts'
import { combatCard, endedBy } from './card.ts'

export const boxingBouts: readonly Bout[] = [
  ...combatCard('gulf-boxing-night-2', [
    {
      red: 'omar-haddad',
      blue: 'danny-cole',
      weightClass: 'middleweight',
      rounds: 8,
      result: endedBy('red', 'tko', 4, '2:18'),
    },
  ]),
]
