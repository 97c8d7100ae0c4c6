import type { EventCategory } from './events/event-categories.ts'
import type { Localized } from './localized.ts'
import type { Sport } from './sport-ids.ts'

type Facts = {
  name: Localized
  /** Name in the site's sprite. There `athlete` shows a boxing glove, and `gloves` an MMA fighter. */
  icon: string
  /** From the first bout to the end of an event. */
  usualMinutes: number
  /** For the drawing of the camera positions. */
  ground: 'ring' | 'cage' | 'oval' | 'pitch'
  /** What the position of the feet or hands is called on a profile. */
  stance: 'stance' | 'bats' | 'foot'
  /** Search terms beside the names, which all match in either page language. */
  aliases: readonly string[]
}

/** Individual sports are fought in rounds, team sports in matches. */
type Kind =
  | {
      kind: 'combat'
      roundSeconds: { female: number; male: number }
      /** The rounds of most bouts on the sample cards (`tests/content/start-times.test.ts`). */
      usualRounds: number
    }
  | {
      kind: 'match'
      /** From the first ball or whistle to the last, with breaks: for plans, since every match ends when it ends. */
      matchMinutes: number
    }

export const sports = {
  boxing: {
    name: { en: 'Boxing', ar: 'ملاكمة' },
    kind: 'combat',
    icon: 'athlete',
    roundSeconds: { female: 120, male: 180 },
    usualRounds: 6,
    usualMinutes: 240,
    ground: 'ring',
    stance: 'stance',
    aliases: [],
  },
  mma: {
    name: { en: 'MMA', ar: 'فنون قتالية مختلطة' },
    kind: 'combat',
    icon: 'gloves',
    roundSeconds: { female: 300, male: 300 },
    usualRounds: 3,
    usualMinutes: 240,
    ground: 'cage',
    stance: 'stance',
    aliases: ['mixed martial arts'],
  },
  cricket: {
    name: { en: 'Cricket', ar: 'كريكيت' },
    kind: 'match',
    matchMinutes: 210, // T20: two innings of 20 overs at 85 minutes, the break, reviews and delays
    icon: 'cricket',
    usualMinutes: 210,
    ground: 'oval',
    stance: 'bats',
    aliases: ['كريكت'], // a common spelling that the site does not use
  },
  football: {
    name: { en: 'Football', ar: 'كرة قدم' },
    kind: 'match',
    matchMinutes: 120, // two halves of 45 minutes, the break of 15 and stoppage time
    icon: 'football',
    usualMinutes: 180,
    ground: 'pitch',
    stance: 'foot',
    aliases: ['soccer'],
  },
} as const satisfies Record<Sport, Facts & Kind>

export const isCombat = (category: EventCategory): boolean =>
  category !== 'esports' && sports[category].kind === 'combat'
