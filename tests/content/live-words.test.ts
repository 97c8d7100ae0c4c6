import { expect, it } from 'vitest'
import { textsOf } from '../support/locale-texts.ts'

const arabic = textsOf('ar')

/** After these words, an Arabic dual ends in `ين`. */
const governs = /(?<!\p{L})(?:إلى|من|في|على|عن|حتى|برصيد|بفارق|بعد|قبل|خلال)\s*$/u

/** The text before a placeholder in each Arabic sentence of a live match. */
const before = (name: string) =>
  [...arabic].flatMap(([key, text]) =>
    key.startsWith('live:') && text.includes(`{{${name}}}`) ? [text.split(`{{${name}}}`)[0] ?? ''] : [],
  )

it('Arabic "two runs" › has the nominative, as screen readers read it alone', () => {
  expect(arabic.get('live:needRuns_two')).toBe('ركضتان')
  expect(before('runs').length).toBeGreaterThan(1)
  expect(before('what')).toHaveLength(2)
  expect([...before('runs'), ...before('what')].filter((words) => governs.test(words))).toEqual([])
})

it('Arabic "two balls" › follows a governing word', () => {
  expect(arabic.get('live:fromBalls_two')).toBe('كرتين')
  expect(before('balls').length).toBeGreaterThan(1)
  expect(before('balls').filter((words) => !governs.test(words))).toEqual([])
})
