import type { Bout } from '@/content/bouts/types.ts'
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
    {
      red: 'rana-zureikat',
      blue: 'keeley-marsh',
      weightClass: 'featherweight',
      rounds: 8,
      result: endedBy('red', 'split', 8, '2:00'),
    },
    {
      red: 'mehdi-boutrif',
      blue: 'callum-strachey',
      weightClass: 'welterweight',
      rounds: 6,
      result: endedBy('blue', 'ko', 3, '1:44'),
    },
    {
      red: 'saif-al-jahdali',
      blue: 'patrick-oyelaran',
      weightClass: 'middleweight',
      rounds: 8,
      result: endedBy('red', 'unanimous', 8, '3:00'),
    },
    {
      red: 'adam-rawashdeh',
      blue: 'rory-tennant',
      weightClass: 'lightweight',
      rounds: 6,
      result: endedBy('red', 'tko', 2, '2:35'),
    },
  ]),
  ...combatCard('night-on-the-creek', [
    {
      red: 'danny-cole',
      blue: 'saif-al-jahdali',
      weightClass: 'middleweight',
      rounds: 6,
      result: endedBy('red', 'unanimous', 6, '3:00'),
    },
    {
      red: 'luca-ferrandi',
      blue: 'anas-tarawneh',
      weightClass: 'welterweight',
      rounds: 6,
      result: endedBy('red', 'majority', 6, '3:00'),
    },
    {
      red: 'keeley-marsh',
      blue: 'maram-jebali',
      weightClass: 'featherweight',
      rounds: 6,
      result: endedBy('red', 'split', 6, '2:00'),
    },
    {
      red: 'suhail-dabbas',
      blue: 'rory-tennant',
      weightClass: 'lightweight',
      rounds: 6,
      result: endedBy('draw', 'draw', 6, '3:00'),
    },
    {
      red: 'adam-rawashdeh',
      blue: 'kofi-darkwah',
      weightClass: 'lightweight',
      rounds: 4,
      result: endedBy('red', 'unanimous', 4, '3:00'),
    },
  ]),
  ...combatCard('gulf-boxing-night-1', [
    {
      red: 'omar-haddad',
      blue: 'patrick-oyelaran',
      weightClass: 'middleweight',
      rounds: 8,
      result: endedBy('red', 'ko', 5, '1:52'),
    },
    {
      red: 'anas-tarawneh',
      blue: 'callum-strachey',
      weightClass: 'welterweight',
      rounds: 6,
      result: endedBy('red', 'tko', 4, '2:41'),
    },
    {
      red: 'rana-zureikat',
      blue: 'agnieszka-wrona',
      weightClass: 'featherweight',
      rounds: 6,
      result: endedBy('red', 'tko', 4, '1:33'),
    },
    {
      red: 'mehdi-boutrif',
      blue: 'luca-ferrandi',
      weightClass: 'welterweight',
      rounds: 6,
      result: endedBy('blue', 'tko', 3, '0:58'),
    },
    {
      red: 'suhail-dabbas',
      blue: 'kofi-darkwah',
      weightClass: 'lightweight',
      rounds: 6,
      result: endedBy('red', 'unanimous', 6, '3:00'),
    },
  ]),
]
