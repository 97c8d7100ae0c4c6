import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeStorage } from '../../../support/fake-storage.ts'

const reload = vi.fn()
let events: EventTarget
let session = createFakeStorage()
/** Whether a modal dialog is open, and the text in the fields. */
let page = { dialog: false, typed: [''] }

/** The modules add their listeners on import. */
async function loaded() {
  vi.resetModules()
  const [{ reloadWhenQuiet }, { blockReload }, { openEnquiry, markEnquiryOpen }] = await Promise.all([
    import('@/platform/device/reload.ts'),
    import('@/platform/device/busy.ts'),
    import('@/platform/enquiry-request.ts'),
  ])
  return { reloadWhenQuiet, blockReload, openEnquiry, markEnquiryOpen }
}

const minute = 60_000

beforeEach(() => {
  vi.useFakeTimers()
  reload.mockReset()
  events = new EventTarget()
  session = createFakeStorage()
  page = { dialog: false, typed: [''] }
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('sessionStorage', session)
  vi.stubGlobal('document', {
    activeElement: null,
    querySelector: () => (page.dialog ? {} : null),
    querySelectorAll: () => page.typed.map((value) => ({ value })),
  })
})

afterEach(() => {
  vi.resetModules()
})

describe('reloadWhenQuiet', () => {
  it('reloads an idle page at once', async () => {
    const { reloadWhenQuiet } = await loaded()
    reloadWhenQuiet()

    expect(reload).toHaveBeenCalledTimes(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('waits while an enquiry is sent or a stream plays', async () => {
    const { reloadWhenQuiet, blockReload } = await loaded()
    const letGo = blockReload()
    reloadWhenQuiet()
    await vi.advanceTimersByTimeAsync(60 * minute)
    expect(reload).not.toHaveBeenCalled()

    letGo()
    await vi.advanceTimersByTimeAsync(500)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['while a dialog is open', { dialog: true }],
    ['for text that was typed since the visitor agreed', { typed: ['K7B'] }],
  ])('waits %s', async (_what, blocker) => {
    const { reloadWhenQuiet } = await loaded()
    Object.assign(page, blocker)
    reloadWhenQuiet('K7')
    await vi.advanceTimersByTimeAsync(minute)
    expect(reload).not.toHaveBeenCalled()

    Object.assign(page, { dialog: false, typed: [''] })
    await vi.advanceTimersByTimeAsync(500)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('reloads if only text from before the agreement is there', async () => {
    const { reloadWhenQuiet } = await loaded()
    page.typed = ['K7B']
    reloadWhenQuiet('K7B')

    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('does not interrupt a navigation', async () => {
    const { reloadWhenQuiet } = await loaded()
    events.dispatchEvent(new Event('beforeunload'))
    reloadWhenQuiet()
    await vi.advanceTimersByTimeAsync(9_999)
    expect(reload).not.toHaveBeenCalled()
    // The visitor stayed: it was a download, or they cancelled the browser's `beforeunload` dialog.
    await vi.advanceTimersByTimeAsync(501)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('keeps an enquiry request that has not been opened', async () => {
    const { reloadWhenQuiet, openEnquiry } = await loaded()
    reloadWhenQuiet()
    openEnquiry('Gold') // while the reload is pending
    events.dispatchEvent(new Event('pagehide'))

    expect(session.getItem('sporte:asked')).toBe('Gold')
  })

  it('drops a request that was opened', async () => {
    const { reloadWhenQuiet, openEnquiry, markEnquiryOpen } = await loaded()
    openEnquiry()
    markEnquiryOpen()
    reloadWhenQuiet()
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
