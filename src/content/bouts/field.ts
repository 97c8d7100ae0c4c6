import type { Bout } from '@/content/bouts.ts'
import { matchDay } from './card.ts'

export const fieldMatches: readonly Bout[] = [
  ...matchDay('corniche-cup', [
    {
      stage: 'final',
      red: 'nile-united',
      blue: 'creek-fc',
      result: { winner: 'red', redScore: '4', blueScore: '3', margin: { by: 'goals', amount: 1 } },
    },
    {
      stage: 'semi-final',
      red: 'creek-fc',
      blue: 'amman-city',
      result: { winner: 'red', redScore: '3', blueScore: '2', margin: { by: 'goals', amount: 1 } },
    },
  ]),
]
