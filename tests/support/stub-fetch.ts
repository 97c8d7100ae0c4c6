import { beforeEach, vi } from 'vitest'

/** Replaces `fetch` in every test of a file. */
export function stubFetch() {
  const fetching = vi.fn<typeof fetch>()
  beforeEach(() => {
    vi.stubGlobal('fetch', fetching.mockReset())
  })
  return fetching
}
