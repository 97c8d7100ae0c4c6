import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeStorage } from '../../../support/fake-storage.ts'

const reload = vi.fn()
let events: EventTarget
let session = createFakeStorage()

/** The modules add their listeners on import. */
async function loaded() {
  vi.resetModules()
  const { reloadWhenPossible } = await import('@/platform/device/reload.ts')
  return { reloadWhenPossible, ...(await import('@/platform/enquiry-request.ts')) }
}

beforeEach(() => {
  vi.useFakeTimers()
  reload.mockReset()
  events = new EventTarget()
  session = createFakeStorage()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('sessionStorage', session)
  vi.stubGlobal('document', {
    activeElement: null,
    querySelector: () => null,
    querySelectorAll: () => [],
  })
})

afterEach(() => {
  vi.resetModules()
})

describe('reloadWhenPossible', () => {
  it('does not interrupt a navigation', async () => {
    const { reloadWhenPossible } = await loaded()
    events.dispatchEvent(new Event('beforeunload'))
    reloadWhenPossible()
    await vi.advanceTimersByTimeAsync(9_999)
    expect(reload).not.toHaveBeenCalled()
    // The visitor stayed: it was a download, or they cancelled the browser's `beforeunload` dialog.
    await vi.advanceTimersByTimeAsync(501)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('keeps an enquiry request that has not been opened', async () => {
    const { reloadWhenPossible, openEnquiry } = await loaded()
    reloadWhenPossible()
    openEnquiry('Gold') // while the reload is pending
    events.dispatchEvent(new Event('pagehide'))

    expect(session.getItem('sporte:asked')).toBe('Gold')
  })

  it('drops a request that was opened', async () => {
    const { reloadWhenPossible, openEnquiry, markEnquiryOpen } = await loaded()
    openEnquiry()
    markEnquiryOpen()
    reloadWhenPossible()
    events.dispatchEvent(new Event('pagehide'))

    expect(session.getItem('sporte:asked')).toBeNull()
  })

  it('keeps nothing for a page that the visitor navigates to', async () => {
    const { openEnquiry } = await loaded()
    openEnquiry('Gold')
    events.dispatchEvent(new Event('pagehide'))

    expect(session.getItem('sporte:asked')).toBeNull()
  })
})
