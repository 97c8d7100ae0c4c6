import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { outboxLimits } from '@/contract/outbox-policy.ts'
import { replayOutbox } from '@/contract/outbox-replay.ts'
import { addEntry, clearOutbox, listRows } from '@/contract/outbox-store.ts'
import { begin, forget, identify, type UnsentEnquiry } from '@/features/enquiry/submission-identity.ts'
import { aStorage } from '../../../support/a-storage.ts'
import { anEnquiry } from '../../../support/an-enquiry.ts'

/** As a form gives it: the fields in any order. */
function written(message: string): UnsentEnquiry {
  const { submissionId: _id, pageUrl: _page, ...unsent } = anEnquiry({ message })
  return unsent
}

const idOf = async (message: string) => (await identify(written(message))).enquiry.submissionId

/** The same scripts once more, with a memory and a connection of their own. */
async function anotherTab() {
  vi.resetModules()
  return import('@/features/enquiry/submission-identity.ts')
}

beforeEach(async () => {
  await clearOutbox()
  vi.stubGlobal('localStorage', aStorage())
  vi.stubGlobal('location', { href: 'https://sporte.example/contact' })
})
afterEach(() => vi.unstubAllGlobals())

describe('the identity of an enquiry', () => {
  it('is the same for the same words, from whatever page and however its fields are ordered', async () => {
    const first = await identify(written('A'))
    await begin(first)
    vi.stubGlobal('location', { href: 'https://sporte.example/about' })
    const { message, firstName, ...others } = written('A')

    const again = await identify({ message, ...others, firstName })

    expect(again.enquiry).toEqual(first.enquiry)
    expect(again.mayHaveArrived).toBe(true)
  })

  it('tells the one that waits here already of an attempt: its 409 is the proof that it has arrived', async () => {
    // Saved in a tab that died before it said so; written again in another, where the answer is lost.
    const tried = await identify(written('A'))
    await addEntry(tried.enquiry, 1_000)
    await addEntry(anEnquiry({ submissionId: 'another' }), 1_001)

    await begin(tried)

    expect(await listRows()).toMatchObject([{ mayHaveArrived: true }, { mayHaveArrived: false }])
    vi.stubGlobal('navigator', {})
    await replayOutbox({ send: () => Promise.resolve({ status: 409, retryAfter: null }), now: () => 2_000 })
    expect(await listRows()).toMatchObject([{ enquiry: { submissionId: 'another' }, state: 'parked' }])
  })

  it('is one in two tabs that submit the same words in the same moment', async () => {
    const words = written('Two tabs')
    const others = await anotherTab()
    const [first, second] = await Promise.all([identify(words), others.identify(words)])

    expect(second.enquiry).toEqual(first.enquiry)
  })

  it('is another one for other words, and the first again when the first words come back', async () => {
    const a = await identify(written('A'))
    await begin(a)
    const b = await identify(written('B'))
    await (await begin(b)).end(false)

    expect(b.enquiry.submissionId).not.toBe(a.enquiry.submissionId)
    expect(await idOf('A')).toBe(a.enquiry.submissionId)
    expect((await identify(written('B'))).mayHaveArrived).toBe(false)
  })

  it('is over with its delivery: the same words are another enquiry then', async () => {
    const sent = await identify(written('A'))
    await begin(sent)
    await forget(sent)

    expect(await idOf('A')).not.toBe(sent.enquiry.submissionId)
  })

  it('does not keep the words', async () => {
    await begin(await identify(written('How do we put our fight night on air?')))

    expect(localStorage.getItem('sporte:tried')).not.toMatch(/fight night|layla|haddad/i)
  })

  it('survives where nothing can be stored, for as long as the page is open', async () => {
    vi.stubGlobal('localStorage', undefined)
    const first = await identify(written('A'))
    await begin(first)

    expect(await idOf('A')).toBe(first.enquiry.submissionId)
    await forget(first)
  })

  it('outlives a browser that is killed before Web Storage is on disk, and a tab that writes at the same time', async () => {
    const first = await identify(written('A'))
    await begin(first)
    localStorage.removeItem('sporte:tried')

    expect((await identify(written('A'))).enquiry).toEqual(first.enquiry)
  })

  it('is kept in Web Storage when the disk of the outbox fails or never answers', async () => {
    vi.stubGlobal('indexedDB', { open: () => ({}) })
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('The disk is full', 'QuotaExceededError')
    })
    const first = await identify(written('A'))
    await begin(first)

    expect((await identify(written('A'))).enquiry).toEqual(first.enquiry)
    transaction.mockRestore()
  })

  it('is remembered of the last two hundred', async () => {
    const first = await identify(written('0'))
    await begin(first)
    for (let index = 1; index < outboxLimits.traces; index += 1)
      await begin(await identify(written(String(index))))
    expect(await idOf('0')).toBe(first.enquiry.submissionId)
    await begin(await identify(written('one too many')))

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
