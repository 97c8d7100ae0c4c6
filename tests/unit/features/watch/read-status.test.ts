import { expect, it, vi } from 'vitest'
import { readStatus } from '@/features/watch/service-status.tsx'

const answerWith = (en: string, since: unknown = '2026-11-23T18:05:00Z') =>
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ state: 'trouble', message: { en, ar: 'عطل' }, since })),
  )

it('readStatus › fits a message into the reserved lines', async () => {
  answerWith(` The picture\n\n stops ${'again and '.repeat(30)}`)

  const problem = await readStatus()

  expect(problem?.message.en).toMatch(/^The picture stops again/)
  expect(problem?.message.en.length).toBeLessThanOrEqual(110)
})

it.each([' \n ', 'x'.repeat(5_000)])(
  'readStatus › returns null for a message that cannot be shown',
  async (text) => {
    answerWith(text)

    expect(await readStatus()).toBeNull()
  },
)

it.each([
  ['2026-11-28T21:04:00+04', '2026-11-28T17:04:00.000Z'],
  ['2026-11-28T21:04:00+04:00', '2026-11-28T17:04:00.000Z'],
  ['2026-11-28T21:04:00+99:99', undefined],
  ['today', undefined],
  [null, undefined],
  [1_764_349_440, undefined],
])('readStatus › reads the instant %s, or leaves it out', async (since, instant) => {
  answerWith('No picture', since)

  const problem = await readStatus()
  expect([problem?.message.en, problem?.since?.toISOString()]).toEqual(['No picture', instant])
})
