import type { Sport } from './sport-ids.ts'

type Facts = {
  /** Name in the site's sprite. There `athlete` shows a boxing glove, and `gloves` an MMA fighter. */
  icon: string
  /** From the first bout to the end of an event. */
  usualMinutes: number
  /** For the drawing of the camera positions. */
  ground: 'ring' | 'cage' | 'oval' | 'pitch'
  /** What the position of the feet or hands is called on a profile. */
  stance: 'stance' | 'bats' | 'foot'
  /** Search terms; all of them match in either page language. */
  words: readonly string[]
}

/** Individual sports are fought in rounds, team sports in matches. */
type Kind =
  | {
      kind: 'combat'
      roundSeconds: { female: number; male: number }
      /** The rounds of most bouts on the sample cards (`tests/content/start-times.test.ts`). */
      usualRounds: number
    }
  | { kind: 'match' }

export const sports = {
  boxing: {
    kind: 'combat',
    icon: 'athlete',
    roundSeconds: { female: 120, male: 180 },
    usualRounds: 6,
    usualMinutes: 240,
    ground: 'ring',
    stance: 'stance',
    words: ['boxing', 'ملاكمة'],
  },
  mma: {
    kind: 'combat',
    icon: 'gloves',
    roundSeconds: { female: 300, male: 300 },
    usualRounds: 3,
    usualMinutes: 240,
    ground: 'cage',
    stance: 'stance',
    words: ['MMA', 'mixed martial arts', 'فنون قتالية مختلطة'],
  },
  cricket: {
    kind: 'match',
    icon: 'cricket',
    usualMinutes: 210,
    ground: 'oval',
    stance: 'bats',
    // The second Arabic spelling is common, though the site does not use it.
    words: ['cricket', 'كريكيت', 'كريكت'],
  },
  football: {
    kind: 'match',
    icon: 'football',
    usualMinutes: 180,
    ground: 'pitch',
    stance: 'foot',
    words: ['football', 'soccer', 'كرة قدم'],
  },
} as const satisfies Record<Sport, Facts & Kind>

export const isCombat = (sport: Sport): boolean => sports[sport].kind === 'combat'
