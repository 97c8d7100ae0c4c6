import { expect, it, vi } from 'vitest'
import { canGoBack } from '@/platform/device/in-app-history.ts'

it.each([
  [true, false],
  [false, true],
])('canGoBack › returns the browser’s value (%s), not the router’s (%s)', (browser, router) => {
  vi.stubGlobal('navigation', { canGoBack: browser })
  expect(canGoBack({ canGoBack: () => router })).toBe(browser)
})

it.each([true, false])('canGoBack › uses the router’s count without the Navigation API: %s', (router) => {
  expect(canGoBack({ canGoBack: () => router })).toBe(router)
})
