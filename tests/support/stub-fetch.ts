import { beforeEach, vi } from 'vitest'

/** The network of each test of a file: it answers as the test tells it to. */
export function stubFetch() {
  const fetching = vi.fn<typeof fetch>()
  beforeEach(() => {
    vi.stubGlobal('fetch', fetching.mockReset())
  })
  return fetching
}
