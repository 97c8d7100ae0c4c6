import { describe, expect, it, vi } from 'vitest'
import { handleAppLaunch } from '@/features/install/install-host.tsx'

type Launch = (params: { targetURL?: string }) => void

const goTo = vi.fn<(address: string) => void>()
const assign = vi.fn<(address: string) => void>()

/** Simulates a launch with `target` while the app shows `path`. */
function launchedFrom(path: string, target: string) {
  let launch: Launch = () => {}
  vi.stubGlobal('window', {
    launchQueue: {
      setConsumer: (consumer: Launch) => {
        launch = consumer
      },
    },
  })
  vi.stubGlobal('location', { origin: 'https://sporte.example', pathname: path, assign })
  goTo.mockReset()
  assign.mockReset()
  handleAppLaunch(goTo)
  launch({})
  launch({ targetURL: target })
}

/** The URLs that the browser would open, resolved against the site. */
const reached = () =>
  [...assign.mock.calls, ...goTo.mock.calls].map(([address]) => new URL(address, 'https://sporte.example/'))

describe('handleAppLaunch', () => {
  it('navigates to a page in the document’s language without a reload', () => {
    launchedFrom('/ar/about', 'https://sporte.example/ar/events?category=boxing#top')

    expect(goTo.mock.calls).toEqual([['/ar/events?category=boxing#top']])
    expect(assign).not.toHaveBeenCalled()
  })

  it('reloads when a link leads to the other language', () => {
    launchedFrom('/ar/about', 'https://sporte.example/events')

    expect(assign).toHaveBeenCalledTimes(1)
    expect(reached().map(String)).toEqual(['https://sporte.example/events'])
    expect(goTo).not.toHaveBeenCalled()
  })

  it.each(['/', '/ar', '/ar/'])('does nothing if only the icon was pressed: %s', (start) => {
    launchedFrom('/about', `https://sporte.example${start}`)

    expect(reached()).toEqual([])
  })

  it.each(['/#packages', '/?package=gold'])('opens a link into the home page: %s', (target) => {
    launchedFrom('/about', `https://sporte.example${target}`)

    expect(goTo.mock.calls).toEqual([[target]])
  })

  it('does not navigate to another host', () => {
    launchedFrom('/about', 'https://evil.example/events')

    expect(reached()).toEqual([])
  })

  describe.each(['/about', '/ar/about'])('from %s', (path) => {
    it.each([
      '//evil.example/x',
      '///evil.example/x',
      '/ar//evil.example/x',
      String.raw`/\evil.example/x`,
      '/%2F/evil.example/x',
    ])('stays on this host for a URL like %s', (target) => {
      launchedFrom(path, `https://sporte.example${target}`)

      expect(reached().map(({ origin }) => origin)).toEqual(['https://sporte.example'])
      // The history API would treat a path with two leading slashes as a URL of another host.
      for (const [address] of goTo.mock.calls) expect(address).not.toMatch(/^\/\//)
    })
  })
})
