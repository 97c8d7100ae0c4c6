import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { arrivals } from '@/outbox/entry.ts'
import {
  finishSubmission,
  keepSubmission,
  startSubmission,
  type EnquiryContents,
} from '@/features/enquiry/submission.ts'
import { createFakeStorage } from '../../../support/fake-storage.ts'
import { buildEnquiry } from '../../../support/enquiry-fixture.ts'

function written(fields: Partial<EnquiryContents> = {}): EnquiryContents {
  const { submissionId: _id, pageUrl: _page, ...contents } = buildEnquiry()
  return { ...contents, ...fields }
}

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://sporte.example/contact' })
  vi.stubGlobal('sessionStorage', createFakeStorage())
})

async function reload() {
  vi.resetModules()
  return import('@/features/enquiry/submission.ts')
}

afterEach(() => {
  finishSubmission(startSubmission(written()))
  finishSubmission(startSubmission(written({ formTitle: 'Newsletter' })))
})

describe('startSubmission', () => {
  it('returns a new submission for changed content and after it was sent, and the first for its content', () => {
    const first = startSubmission(written())
    const second = startSubmission(written({ message: 'In other words' }))
    const third = startSubmission(written())
    finishSubmission(third)
    const fourth = startSubmission(written())

    expect(third).toBe(first)
    expect(new Set([first, second, fourth].map(({ entry }) => entry.enquiry.submissionId)).size).toBe(3)
    finishSubmission(second)
  })

  it.each(arrivals)('returns the same id, page and arrival (%s) after a reload', async (arrival) => {
    const submission = startSubmission(written())
    keepSubmission(submission, arrival)
    vi.stubGlobal('location', { href: 'https://sporte.example/ar/contact' })

    const { entry } = (await reload()).startSubmission(written())

    expect(entry).toMatchObject({ enquiry: submission.entry.enquiry, arrival })
  })

  it('keeps the last ten after a reload, but none that was sent', async () => {
    const message = (index: number) => written({ message: `No. ${index}` })
    const first = Array.from({ length: 12 }, (_, index) => startSubmission(message(index)))
    for (const submission of first) keepSubmission(submission, 'no')
    const page = await reload()
    const sent = page.startSubmission(message(11))
    page.finishSubmission(sent)

    const later = await reload()

    const ids = first.map(({ entry }) => entry.enquiry.submissionId)
    const isSame = ids.map(
      (id, index) => later.startSubmission(message(index)).entry.enquiry.submissionId === id,
    )
    expect(isSame).toEqual(ids.map((_, index) => index > 1 && index < 11))
    first.forEach(finishSubmission)
  })

  it('ignores anything else in the storage', async () => {
    for (const text of ['{', '[]', '{"Popup Form":{"content":1}}']) {
      sessionStorage.setItem('sporte:unfinished', text)
      expect((await reload()).startSubmission(written()).entry.arrival).toBe('no')
    }
  })
})
