import { expect, it } from 'vitest'
import { textsOf } from '../support/locale-texts.ts'

const arabic = textsOf('ar')

/** After these a dual ends in `ين`. */
const governs = /(?<!\p{L})(?:إلى|من|في|على|عن|حتى|برصيد|بفارق|بعد|قبل|خلال)\s*$/u

/** Arabic sentences of the live match that take one of these words in, and what stands before it. */
const before = (name: string) =>
  [...arabic].flatMap(([key, text]) =>
    key.startsWith('live:') && text.includes(`{{${name}}}`) ? [text.split(`{{${name}}}`)[0] ?? ''] : [],
  )

it('two runs stand in the nominative, as a screen reader hears them by themselves', () => {
  expect(arabic.get('live:needRuns_two')).toBe('ركضتان')
  expect(before('runs').length).toBeGreaterThan(1)
  expect(before('what')).toHaveLength(2)
  expect([...before('runs'), ...before('what')].filter((words) => governs.test(words))).toEqual([])
})

it('two balls stand after a word that governs them', () => {
  expect(arabic.get('live:fromBalls_two')).toBe('كرتين')
  expect(before('balls').length).toBeGreaterThan(1)
  expect(before('balls').filter((words) => !governs.test(words))).toEqual([])
})
