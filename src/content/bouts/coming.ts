import type { Bout } from '@/content/bouts/types.ts'
import { combatCard, matchDay } from './card.ts'

export const comingBouts: readonly Bout[] = [
  ...combatCard('battle-of-the-burj', [
    { red: 'khalid-al-mansoori', blue: 'raoni-maciel', weightClass: 'lightweight', rounds: 5, isTitle: true },
    { red: 'yasmin-rahal', blue: 'grace-delos-reyes', weightClass: 'flyweight', rounds: 3 },
    { red: 'ziad-khoury', blue: 'arjun-rathore', weightClass: 'welterweight', rounds: 3 },
    { red: 'fahad-al-otaibi', blue: 'hassan-amin', weightClass: 'featherweight', rounds: 3 },
    { red: 'karim-zadran', blue: 'saad-mirza', weightClass: 'bantamweight', rounds: 3 },
    { red: 'hind-al-suwaidi', blue: 'mei-aramaki', weightClass: 'strawweight', rounds: 3 },
    { red: 'yazan-qawasmi', blue: 'radim-vrba', weightClass: 'middleweight', rounds: 3 },
  ]),
  ...matchDay('corniche-league-night', [
    { stage: 'group', red: 'nile-united', blue: 'amman-city' },
    { stage: 'group', red: 'creek-fc', blue: 'amman-city' },
    { stage: 'group', red: 'nile-united', blue: 'creek-fc' },
  ]),
  ...matchDay('emirates-sixes', [
    { stage: 'semi-final', red: 'ravi-riders', blue: 'kabul-kites' },
    { stage: 'semi-final', red: 'sharjah-lanterns', blue: 'muscat-mariners' },
  ]),
  ...combatCard('gulf-boxing-night-3', [
    { red: 'omar-haddad', blue: 'danny-cole', weightClass: 'middleweight', rounds: 10, isTitle: true },
    { red: 'maram-jebali', blue: 'agnieszka-wrona', weightClass: 'featherweight', rounds: 8 },
    { red: 'anas-tarawneh', blue: 'luca-ferrandi', weightClass: 'welterweight', rounds: 8 },
    { red: 'suhail-dabbas', blue: 'rory-tennant', weightClass: 'lightweight', rounds: 6 },
    { red: 'adam-rawashdeh', blue: 'kofi-darkwah', weightClass: 'lightweight', rounds: 6 },
  ]),
  ...matchDay('champions-fives', [
    { stage: 'group', red: 'nile-united', blue: 'creek-fc' },
    { stage: 'group', red: 'amman-city', blue: 'creek-fc' },
  ]),
]
