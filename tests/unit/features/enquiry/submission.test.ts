import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { finishSubmission, startSubmission, type EnquiryContents } from '@/features/enquiry/submission.ts'
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

/** The module after a reload of the page. */
async function reload() {
  vi.resetModules()
  return import('@/features/enquiry/submission.ts')
}

afterEach(() => {
  finishSubmission(startSubmission(written()))
  finishSubmission(startSubmission(written({ formTitle: 'Newsletter' })))
})

describe('startSubmission', () => {
  it('returns the content, the page URL and a new id', () => {
    const { enquiry, mayHaveArrived } = startSubmission(written())

    expect(enquiry).toEqual({
      ...written(),
      pageUrl: 'https://sporte.example/contact',
      submissionId: enquiry.submissionId,
    })
    expect(enquiry.submissionId).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)
    expect(mayHaveArrived).toBe(false)
  })

  it('returns the same submission with its history for unchanged content', () => {
    const first = startSubmission(written())
    first.mayHaveArrived = true
    vi.stubGlobal('location', { href: 'https://sporte.example/about' })

    expect(startSubmission(written())).toBe(first)
  })

  it('returns a new submission for changed content, if the first returns, and after it was sent', () => {
    const first = startSubmission(written())
    const second = startSubmission(written({ message: 'In other words' }))
    const third = startSubmission(written())
    finishSubmission(third)
    const fourth = startSubmission(written())

    expect(new Set([first, second, third, fourth].map(({ enquiry }) => enquiry.submissionId)).size).toBe(4)
  })

  it('returns the same id and page after a reload, and assumes that it may have arrived', async () => {
    const { enquiry } = startSubmission(written())
    vi.stubGlobal('location', { href: 'https://sporte.example/ar/contact' })

    const again = (await reload()).startSubmission(written())

    expect(again).toMatchObject({ enquiry, mayHaveArrived: true })
  })

  it('returns a new id after a reload for changed content, and for content that was sent', async () => {
    const first = startSubmission(written())
    const changed = (await reload()).startSubmission(written({ message: 'In other words' }))
    finishSubmission(changed)
    const later = (await reload()).startSubmission(written({ message: 'In other words' }))

    expect(new Set([first, changed, later].map(({ enquiry }) => enquiry.submissionId)).size).toBe(3)
  })

  it('ignores anything else in the storage', async () => {
    for (const text of ['{', '[]', '{"Popup Form":{"content":1}}']) {
      sessionStorage.setItem('sporte:unfinished', text)
      expect((await reload()).startSubmission(written()).mayHaveArrived).toBe(false)
    }
  })

  it('keeps the forms separate', () => {
    const first = startSubmission(written())
    startSubmission(written({ formTitle: 'Newsletter' }))

    expect(startSubmission(written())).toBe(first)
  })
})
