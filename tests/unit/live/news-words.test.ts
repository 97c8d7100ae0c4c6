import { createInstance } from 'i18next'
import { describe, expect, it } from 'vitest'
import ar from '@/locales/ar/live.json'
import en from '@/locales/en/live.json'
import type { Language } from '@/contract/language.ts'
import { newsWords, type News } from '@/live/live-news.ts'
import { buildLiveMatch, buildInnings } from '../../support/live-match-fixture.ts'

async function words(news: News, language: Language) {
  const i18n = createInstance()
  await i18n.init({
    lng: language,
    resources: { en: { live: en }, ar: { live: ar } },
    interpolation: { escapeValue: false },
  })
  return newsWords(news, language, i18n.getFixedT(language, 'live'))
}

const [side] = buildLiveMatch({ first: buildInnings(142, 4, '15.3') }).teams
const name = { en: 'Rashid', ar: 'راشد' }

describe.each([
  ['en', 'Wicket. Rashid out for 34 runs. Side AAA \u2066142/4\u2069.', 'Fifty for Rashid, from 31 balls.'],
  [
    'ar',
    'ويكيت. خرج راشد ورصيده 34 ركضة. Side AAA بالعربية \u2066142/4\u2069.',
    'خمسون ركضة باسم راشد من 31 كرة.',
  ],
] as const)('announcements in %s', (language, wicket, fifty) => {
  it('form sentences for a wicket and a fifty, with the score left to right', async () => {
    expect(await words({ kind: 'wicket', side, out: { name, runs: 34 } }, language)).toBe(wicket)
    expect(await words({ kind: 'fifty', side, batter: { name, runs: 52, balls: 31 } }, language)).toBe(fifty)
  })
})
