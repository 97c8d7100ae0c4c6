import type { Bout } from '@/content/bouts.ts'
import { combatCard, matchDay } from './card.ts'

export const comingBouts: readonly Bout[] = [
  ...combatCard('battle-of-the-burj', [
    { red: 'khalid-al-mansoori', blue: 'rafael-moura', weightClass: 'lightweight', rounds: 5, isTitle: true },
  ]),
  ...matchDay('emirates-sixes', [
    { stage: 'semi-final', red: 'ravi-riders', blue: 'kabul-kites' },
    { stage: 'semi-final', red: 'sharjah-lanterns', blue: 'muscat-mariners' },
  ]),
  ...combatCard('gulf-boxing-night-3', [
    { red: 'omar-haddad', blue: 'danny-cole', weightClass: 'middleweight', rounds: 10, isTitle: true },
  ]),
]
