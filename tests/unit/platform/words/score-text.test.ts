import { describe, expect, it } from 'vitest'
import { scoreText } from '@/platform/words/score-text.ts'

describe('scoreText', () => {
  it('is runs and wickets', () => {
    expect(scoreText({ runs: 182, wickets: 7 })).toBe('182/7')
  })

  it('is the runs alone where a side is all out', () => {
    expect(scoreText({ runs: 66, wickets: 10 })).toBe('66')
  })
})
