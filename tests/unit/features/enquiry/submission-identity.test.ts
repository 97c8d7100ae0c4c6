import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { outboxLimits } from '@/contract/outbox-policy.ts'
import { clearOutbox } from '@/contract/outbox-store.ts'
import { forget, identify, remember, type UnsentEnquiry } from '@/features/enquiry/submission-identity.ts'
import { aStorage } from '../../../support/a-storage.ts'
import { anEnquiry } from '../../../support/an-enquiry.ts'

/** As a form gives it: the fields in any order. */
function written(message: string): UnsentEnquiry {
  const { submissionId: _id, pageUrl: _page, ...unsent } = anEnquiry({ message })
  return unsent
}

const idOf = async (message: string) => (await identify(written(message))).enquiry.submissionId

beforeEach(async () => {
  await clearOutbox()
  vi.stubGlobal('localStorage', aStorage())
  vi.stubGlobal('location', { href: 'https://sporte.example/contact' })
})
afterEach(() => vi.unstubAllGlobals())

describe('the identity of an enquiry', () => {
  it('is the same for the same words, from whatever page and however its fields are ordered', async () => {
    const first = await identify(written('A'))
    await remember(first, true)
    vi.stubGlobal('location', { href: 'https://sporte.example/about' })
    const { message, firstName, ...others } = written('A')

    const again = await identify({ message, ...others, firstName })

    expect(again.enquiry).toEqual(first.enquiry)
    expect(again.mayHaveArrived).toBe(true)
  })

  it('is another one for other words, and the first again when the first words come back', async () => {
    const a = await identify(written('A'))
    await remember(a, true)
    const b = await identify(written('B'))
    await remember(b, false)

    expect(b.enquiry.submissionId).not.toBe(a.enquiry.submissionId)
    expect(await idOf('A')).toBe(a.enquiry.submissionId)
    expect((await identify(written('B'))).mayHaveArrived).toBe(false)
  })

  it('is over with its delivery: the same words are another enquiry then', async () => {
    const sent = await identify(written('A'))
    await remember(sent, true)
    await forget(sent)

    expect(await idOf('A')).not.toBe(sent.enquiry.submissionId)
  })

  it('does not keep the words', async () => {
    await remember(await identify(written('How do we put our fight night on air?')), true)

    expect(localStorage.getItem('sporte:tried')).not.toMatch(/fight night|layla|haddad/i)
  })

  it('survives where nothing can be stored, for as long as the page is open', async () => {
    vi.stubGlobal('localStorage', undefined)
    const first = await identify(written('A'))
    await remember(first, true)

    expect(await idOf('A')).toBe(first.enquiry.submissionId)
    await forget(first)
  })

  it('outlives a browser that is killed before Web Storage is on disk, and a tab that writes at the same time', async () => {
    const first = await identify(written('A'))
    await remember(first, true)
    localStorage.removeItem('sporte:tried')

    expect((await identify(written('A'))).enquiry).toEqual(first.enquiry)
  })

  it('is kept in Web Storage when the disk of the outbox fails or never answers', async () => {
    vi.stubGlobal('indexedDB', { open: () => ({}) })
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('The disk is full', 'QuotaExceededError')
    })
    const first = await identify(written('A'))
    await remember(first, true)

    expect((await identify(written('A'))).enquiry).toEqual(first.enquiry)
    transaction.mockRestore()
  })

  it('is remembered of the last two hundred', async () => {
    const first = await identify(written('0'))
    await remember(first, true)
    for (let index = 1; index < outboxLimits.traces; index += 1)
      await remember(await identify(written(String(index))), true)
    expect(await idOf('0')).toBe(first.enquiry.submissionId)
    await remember(await identify(written('one too many')), true)

    expect(await idOf('0')).not.toBe(first.enquiry.submissionId)
    const stored: unknown = JSON.parse(localStorage.getItem('sporte:tried') ?? '')
    expect(stored).toHaveLength(200)
  })

  it.each(['', '{', 'null', '[{"mark":1}]', '[{"mark":"x","submissionId":"no uuid"}]'])(
    'does without what was stored when it is %j',
    async (stored) => {
      localStorage.setItem('sporte:tried', stored)

      expect(await idOf('A')).toMatch(/^[\da-f-]{36}$/)
    },
  )
})
