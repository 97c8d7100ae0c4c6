import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { replayOutbox } from '@/contract/outbox-replay.ts'
import { addEntry, clearOutbox, listRows } from '@/contract/outbox-store.ts'
import { begin, identify, type UnsentEnquiry } from '@/features/enquiry/submission-identity.ts'
import { keepEnquiry, submitEnquiry } from '@/features/enquiry/send-or-keep.ts'
import { aStorage } from '../../../support/a-storage.ts'
import { anEnquiry } from '../../../support/an-enquiry.ts'

/** Two attempts at one enquiry that know nothing of each other: what one notes must outlast the other. */

let count = 0
function newWords(): UnsentEnquiry {
  count += 1
  const { submissionId: _id, pageUrl: _page, ...unsent } = anEnquiry({ message: `Words ${count}` })
  return unsent
}

const fetching = vi.fn<typeof fetch>()
const answer = (status: number) =>
  fetching.mockImplementationOnce(() => Promise.resolve(new Response(null, { status })))

/** The outbox tries what waits; `meanwhile` happens before the answer is there. */
const replay = (status: number, meanwhile: () => Promise<unknown> = () => Promise.resolve()) =>
  replayOutbox({
    all: true,
    hostTime: () => Promise.resolve(null),
    send: async () => {
      await meanwhile()
      return { status, retryAfter: null }
    },
  })

/** The same scripts once more, with a memory and a connection of their own. */
async function anotherTab() {
  vi.resetModules()
  const { identify: identifyThere } = await import('@/features/enquiry/submission-identity.ts')
  const { submitEnquiry: submitThere } = await import('@/features/enquiry/send-or-keep.ts')
  return { identify: identifyThere, submitEnquiry: submitThere }
}

beforeEach(async () => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('localStorage', aStorage())
  vi.stubGlobal('location', { href: 'https://sporte.example/contact' })
  vi.stubGlobal('fetch', fetching.mockReset())
  await clearOutbox()
})
afterEach(() => vi.unstubAllGlobals())

describe('a form and the outbox that try the same enquiry at the same moment', () => {
  it('the note of the form outlasts a clean answer to the outbox', async () => {
    const tried = await identify(newWords())
    await addEntry(tried.enquiry, Date.now())

    await replay(429, () => begin(tried))

    expect(await listRows()).toMatchObject([{ mayHaveArrived: true, attempts: 1 }])
    expect(await replay(409)).toMatchObject({ sent: 1 })
  })

  it('the outbox takes a 409 for the proof of what the form has sent meanwhile', async () => {
    const tried = await identify(newWords())
    await addEntry(tried.enquiry, Date.now())

    expect(await replay(409, () => begin(tried))).toMatchObject({ sent: 1 })
    expect(await listRows()).toEqual([])
  })

  it('the form says "sent" after a 409 to what the outbox has sent meanwhile', async () => {
    const tried = await identify(newWords())
    await addEntry(tried.enquiry, Date.now())
    fetching.mockImplementationOnce(async () => {
      await replay(200)
      return new Response(null, { status: 409 })
    })

    expect(await submitEnquiry(tried)).toEqual({ outcome: 'sent' })
  })

  it('leave no doubt behind when neither may have arrived', async () => {
    const tried = await identify(newWords())
    await addEntry(tried.enquiry, Date.now())
    answer(429)
    expect(await submitEnquiry(tried)).toEqual({ outcome: 'failed', unanswered: false })
    await replay(429)

    expect(await listRows()).toMatchObject([{ mayHaveArrived: false }])
    expect(await replay(409)).toMatchObject({ sent: 0 })
  })
})

describe('two tabs that send the same words at the same moment', () => {
  it('both say "sent", whichever hears that the receiver has it already', async () => {
    const words = newWords()
    const other = await anotherTab()
    const tried = await identify(words)
    fetching.mockImplementationOnce(async () => {
      answer(200)
      expect(await other.submitEnquiry(await other.identify(words))).toEqual({ outcome: 'sent' })
      return new Response(null, { status: 409 })
    })

    expect(await submitEnquiry(tried)).toEqual({ outcome: 'sent' })
  })

  it('a clean failure of one does not make the other forget that its answer was lost', async () => {
    const words = newWords()
    const other = await anotherTab()
    const tried = await identify(words)
    fetching.mockImplementationOnce(async () => {
      fetching.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')))
      await other.submitEnquiry(await other.identify(words))
      return new Response(null, { status: 429 })
    })

    expect(await submitEnquiry(tried)).toEqual({ outcome: 'failed', unanswered: true })
    expect((await identify(words)).mayHaveArrived).toBe(true)
  })

  it('what one keeps remembers the lost answer of the other', async () => {
    const words = newWords()
    const tried = await identify(words)
    answer(429)
    await submitEnquiry(tried)
    const other = await anotherTab()
    fetching.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')))
    await other.submitEnquiry(await other.identify(words))

    await keepEnquiry(tried.enquiry, false)

    expect(await listRows()).toMatchObject([{ mayHaveArrived: true }])
  })
})
