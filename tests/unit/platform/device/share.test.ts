import { describe, expect, it, vi } from 'vitest'
import { share } from '@/platform/device/share.ts'

const link = { title: 'Omar Haddad', url: 'https://sporte.example/player/omar-haddad' }
const picture = { files: [new File([''], 'omar-haddad.png', { type: 'image/png' })] }

const rejectWith = (error: Error) => vi.fn().mockRejectedValue(error)
const named = (name: string) => rejectWith(new DOMException('', name))

describe('share', () => {
  it.each([
    ['shared when the sheet is used', { share: () => Promise.resolve() }, 'shared'],
    ['closed when the visitor closes the sheet', { share: named('AbortError') }, 'closed'],
    ['refused after TypeError', { share: rejectWith(new TypeError('')) }, 'refused'],
    ['refused without a sheet', {}, 'refused'],
  ])('returns %s', async (_what, navigator, outcome) => {
    vi.stubGlobal('navigator', navigator)

    expect(await share(link)).toBe(outcome)
  })

  it.each([
    ['cannot say whether it takes files', {}],
    ['takes no files', { canShare: () => false }],
    ['throws on files', { canShare: vi.fn().mockThrow(new TypeError('')) }],
  ])('refuses files when the browser %s', async (_what, canShare) => {
    const sheet = vi.fn<() => Promise<void>>()
    vi.stubGlobal('navigator', { share: sheet, ...canShare })

    expect(await share(picture)).toBe('refused')
    expect(sheet).not.toHaveBeenCalled()
  })

  it('ignores a second press while the sheet is open', async () => {
    let close = () => {}
    const sheet = vi.fn(() => new Promise<void>((resolve) => (close = resolve)))
    vi.stubGlobal('navigator', { share: sheet })
    const first = share(link)

    expect(await share(link)).toBe('closed')
    expect(sheet).toHaveBeenCalledOnce()
    close()
    expect(await first).toBe('shared')
  })
})
