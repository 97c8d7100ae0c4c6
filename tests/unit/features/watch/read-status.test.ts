import { expect, it, vi } from 'vitest'
import { readStatus } from '@/features/watch/read-status.ts'

const answerWith = (en: string) =>
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json({ state: 'trouble', message: { en, ar: 'عطل' }, since: '2026-11-23T18:05:00Z' }),
    ),
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
