import { expect, it, vi } from 'vitest'
import { canGoBack } from '@/platform/device/in-app-history.ts'

it.each([
  [true, false],
  [false, true],
])('believes the browser (%s) and not the router (%s)', (browser, router) => {
  vi.stubGlobal('navigation', { canGoBack: browser })
  expect(canGoBack({ canGoBack: () => router })).toBe(browser)
})

it.each([true, false])('takes the count of the router where the browser tells nothing: %s', (router) => {
  expect(canGoBack({ canGoBack: () => router })).toBe(router)
})
