import { beforeEach, describe, expect, it, vi } from 'vitest'
import { postEnquiry } from '@/outbox/post-enquiry.ts'
import { buildEnquiry } from '../../support/enquiry-fixture.ts'
import { stubFetch } from '../../support/stub-fetch.ts'

const fetching = stubFetch()

beforeEach(() => {
  fetching.mockImplementation(async () => new Response('ok'))
})

describe('postEnquiry', () => {
  it('posts exactly the enquiry as JSON, without a referrer or a header that a preflight would reject', async () => {
    vi.stubGlobal('document', {})
    const enquiry = buildEnquiry({ formTitle: 'Contact Page', subject: 'Prices', department: 'Press' })
    await postEnquiry(enquiry)

    const [address, init] = fetching.mock.lastCall ?? []
    expect([address, init?.method, init?.referrerPolicy]).toEqual(['/sandbox/lead', 'POST', 'strict-origin'])
    expect([...new Headers(init?.headers)]).toEqual([['content-type', 'application/json']])
    expect(await new Request('https://sporte.example/lead', init).json()).toEqual(enquiry)
  })

  it('uses keepalive, unless the message is too large for it', async () => {
    await postEnquiry(buildEnquiry())
    expect(fetching.mock.lastCall?.[1]?.keepalive).toBe(true)

    // An Arabic letter takes two bytes. Browsers limit all pending keepalive bodies to 64 KiB in total.
    await postEnquiry(buildEnquiry({ message: 'س'.repeat(32_000) }))
    expect(fetching.mock.lastCall?.[1]?.keepalive).toBe(false)
  })

  it('follows no redirect, which would drop the enquiry', async () => {
    const redirected = Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' })
    fetching.mockResolvedValue(redirected) // browsers return this for `manual`; scripts cannot create it

    expect(await postEnquiry(buildEnquiry())).toBe('elsewhere')

    expect(fetching.mock.lastCall?.[1]?.redirect).toBe('manual')
  })

  it('cancels the body of a failure, which counts against the keepalive quota', async () => {
    const cancel = vi.fn<() => void>()
    fetching.mockResolvedValue(new Response(new ReadableStream({ cancel }), { status: 422 }))

    expect(await postEnquiry(buildEnquiry())).toEqual({ status: 422, retryAfter: null })
    expect(cancel).toHaveBeenCalledTimes(1)
  })
})
