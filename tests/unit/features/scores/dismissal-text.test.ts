import { describe, expect, it } from 'vitest'
import type { Dismissal, BattingRow, BowlingRow } from '@/content/matches/types.ts'
import { dismissalText } from '@/features/scores/dismissal-text.ts'
import { createI18n } from '@/locales/i18n.ts'
import { loadTexts } from '@/platform/i18n/texts.ts'
import { isPublished } from '@/features/scores/is-published.ts'

async function scoreboard(language: 'en' | 'ar') {
  const i18n = await createI18n(language)
  await loadTexts(i18n, ['scores'])
  return i18n.getFixedT(language, 'scores')
}

const t = { en: await scoreboard('en'), ar: await scoreboard('ar') }

const dismissals: [Dismissal, string, string][] = [
  [{ kind: 'notOut' }, 'not out', 'لم يخرج'],
  [{ kind: 'bowled', bowler: 'mohammad-nawaz' }, 'b Mohammad Nawaz', 'محمد نواز'],
  [{ kind: 'lbw', bowler: 'rashid-khan' }, 'lbw b Rashid Khan', 'راشد خان'],
  [{ kind: 'caughtAndBowled', bowler: 'sufiyan-muqeem' }, 'c & b Sufiyan Muqeem', 'سفيان مقيم'],
  [
    { kind: 'caught', fielder: 'fareed-ahmad', bowler: 'rashid-khan' },
    'c Fareed Ahmad b Rashid Khan',
    'التقاط فريد أحمد، رمية راشد خان',
  ],
  [{ kind: 'caughtAt', place: 'longOff', bowler: 'fareed-ahmad' }, 'c long-off b Fareed Ahmad', 'فريد أحمد'],
  [
    { kind: 'caughtAt', place: 'keeper', bowler: 'fareed-ahmad' },
    'c wicketkeeper b Fareed Ahmad',
    'حارس الويكيت',
  ],
  [
    { kind: 'stumped', keeper: 'mohammad-haris', bowler: 'mohammad-nawaz' },
    'st Mohammad Haris b Mohammad Nawaz',
    'محمد حارث',
  ],
  [{ kind: 'runOut', by: [] }, 'run out', 'أُخرج أثناء الجري'],
  [
    { kind: 'runOut', by: ['mujeeb-ur-rahman', 'fareed-ahmad'] },
    'run out (Mujeeb Ur Rahman, Fareed Ahmad)',
    'مجيب الرحمن، فريد أحمد',
  ],
]

describe('dismissalText', () => {
  it.each(dismissals)('returns for %j "%s", and names in Arabic', (dismissal, english, arabic) => {
    const row = { dismissal, notOut: dismissal.kind === 'notOut' }
    const text = dismissalText(row, 'ar', t.ar)

    expect(dismissalText(row, 'en', t.en)).toBe(english)
    expect(text).toContain(arabic)
    expect(text).not.toMatch(/[A-Za-z{}]/)
  })

  it('distinguishes an unknown dismissal from an unknown outcome', () => {
    expect(dismissalText({ dismissal: null, notOut: false }, 'en', t.en)).toBe(
      'out (mode of dismissal not recorded)',
    )
    expect(dismissalText({ dismissal: null, notOut: null }, 'en', t.en)).toBe('not available')
  })
})

const batter: BattingRow = {
  player: 'karim-janat',
  runs: null,
  balls: null,
  fours: null,
  sixes: null,
  notOut: null,
  dismissal: null,
}
const bowler: BowlingRow = { player: 'rashid-khan', overs: null, maidens: null, runs: null, wickets: null }

it.each<[row: BattingRow | BowlingRow, isShown: boolean]>([
  [batter, false],
  [{ ...batter, notOut: false }, false],
  [bowler, false],
  [{ ...batter, runs: 0 }, true],
  [{ ...batter, sixes: 2 }, true],
  [{ ...batter, dismissal: { kind: 'runOut', by: [] } }, true],
  [{ ...bowler, wickets: 0 }, true],
  [{ ...bowler, overs: '4.0' }, true],
])('isPublished › requires one fact, zero included: %j, %s', (row, isShown) => {
  expect(isPublished(row)).toBe(isShown)
})
