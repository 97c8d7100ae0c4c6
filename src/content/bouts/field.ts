import type { Bout } from '@/content/bouts/types.ts'
import { matchDay } from './card.ts'

export const fieldMatches: readonly Bout[] = [
  ...matchDay('emirates-sixes-groups', [
    {
      stage: 'group',
      red: 'sharjah-lanterns',
      blue: 'kabul-kites',
      result: {
        winner: 'red',
        redScore: '97/2 (6)',
        blueScore: '88/4 (6)',
        margin: { by: 'runs', amount: 9 },
      },
    },
    {
      stage: 'group',
      red: 'ravi-riders',
      blue: 'muscat-mariners',
      result: {
        winner: 'red',
        redScore: '112/1 (6)',
        blueScore: '79/5 (6)',
        margin: { by: 'runs', amount: 33 },
      },
    },
    {
      stage: 'group',
      red: 'kabul-kites',
      blue: 'ravi-riders',
      result: {
        winner: 'red',
        redScore: '91/3 (6)',
        blueScore: '86/4 (6)',
        margin: { by: 'runs', amount: 5 },
      },
    },
    {
      stage: 'group',
      red: 'sharjah-lanterns',
      blue: 'muscat-mariners',
      result: {
        winner: 'red',
        redScore: '94/3 (6)',
        blueScore: '81/4 (6)',
        margin: { by: 'runs', amount: 13 },
      },
    },
  ]),
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
  ...matchDay('desert-t20-cup', [
    {
      stage: 'final',
      red: 'sharjah-lanterns',
      blue: 'ravi-riders',
      result: {
        winner: 'blue',
        redScore: '168/7 (20)',
        blueScore: '170/5 (19.2)',
        margin: { by: 'wickets', amount: 5 },
      },
    },
    {
      stage: 'third-place',
      red: 'kabul-kites',
      blue: 'muscat-mariners',
      result: {
        winner: 'red',
        redScore: '151/8 (20)',
        blueScore: '139 (19.4)',
        margin: { by: 'runs', amount: 12 },
      },
    },
  ]),
  ...matchDay('marina-fives', [
    {
      stage: 'final',
      red: 'nile-united',
      blue: 'amman-city',
      result: { winner: 'red', redScore: '0', blueScore: '0', margin: { by: 'penalties', score: '4–3' } },
    },
    {
      stage: 'semi-final',
      red: 'nile-united',
      blue: 'creek-fc',
      result: { winner: 'red', redScore: '2', blueScore: '1', margin: { by: 'goals', amount: 1 } },
    },
  ]),
  ...matchDay('pearl-t20', [
    {
      stage: 'final',
      red: 'kabul-kites',
      blue: 'sharjah-lanterns',
      result: {
        winner: 'red',
        redScore: '147/9 (20)',
        blueScore: '144/7 (20)',
        margin: { by: 'runs', amount: 3 },
      },
    },
    {
      stage: 'third-place',
      red: 'ravi-riders',
      blue: 'muscat-mariners',
      result: {
        winner: 'blue',
        redScore: '122/9 (20)',
        blueScore: '125/3 (15.5)',
        margin: { by: 'wickets', amount: 7 },
      },
    },
  ]),
]
