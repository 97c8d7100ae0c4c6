import { describe, expect, it } from 'vitest'
import { loadScorecard } from '@/content/matches/scorecards.ts'
import { matchIds } from '@/content/matches/series.ts'
import { textsOf } from '../support/locale-texts.ts'

const texts = { en: textsOf('en'), ar: textsOf('ar') }

const listed = (language: 'en' | 'ar', list: string) =>
  [...texts[language]].filter(([key]) => key.startsWith(`scoreboard:${list}.`)).map(([, text]) => text)

describe.each(['en', 'ar'] as const)('in %s', (language) => {
  it.each(matchIds)('every key moment of match %s has a sentence of its own', async (id) => {
    const { scorecard } = await loadScorecard[id]()
    const sentences = listed(language, `moments.${id === 'final' ? 'final' : `match${id}`}`)

    expect(scorecard.moments.length).toBeGreaterThan(0)
    expect(sentences).toHaveLength(scorecard.moments.length)
    expect(new Set(sentences).size).toBe(sentences.length)
  })

  it('every milestone of the fourth match has a sentence of its own', async () => {
    const { scorecard } = await loadScorecard['4']()
    const sentences = listed(language, 'milestones.match4')

    expect(scorecard.milestones.length).toBeGreaterThan(0)
    expect(sentences).toHaveLength(scorecard.milestones.length)
    expect(new Set(sentences).size).toBe(sentences.length)
  })
})
