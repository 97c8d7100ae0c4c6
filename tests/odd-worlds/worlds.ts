import type { BrowserContextOptions, Page } from '@playwright/test'

/** A browser, or a state of one, in which every page must work. */
export type World = {
  name: string
  options?: BrowserContextOptions
  /** Runs before the scripts of each page. */
  script?: () => void
  /** Runs once, before the first page. */
  prepare?: (page: Page) => Promise<unknown>
  /** Console messages that this world itself causes. */
  allowed?: RegExp
  /** Pages never hydrate. */
  isStatic?: boolean
}

const phone = { width: 390, height: 844 }

export const worlds: readonly World[] = [
  {
    name: 'unknown time zone',
    script: () => {
      // oxlint-disable-next-line typescript/unbound-method -- called with its own format below
      const { resolvedOptions } = Intl.DateTimeFormat.prototype
      Intl.DateTimeFormat.prototype.resolvedOptions = function unknown() {
        return { ...resolvedOptions.call(this), timeZone: 'Etc/Unknown' }
      }
    },
  },
  {
    name: 'storage denied',
    script: () => {
      const deny = () => {
        throw new DOMException('Access is denied', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(globalThis, name, { get: deny })
    },
  },
  {
    name: 'navigator.onLine stuck at false',
    script: () => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
  },
  { name: 'JavaScript off', options: { javaScriptEnabled: false, viewport: phone }, isStatic: true },
  {
    name: 'text of 24 px on a phone',
    options: { viewport: phone },
    prepare: async (page) => {
      const session = await page.context().newCDPSession(page)
      await session.send('Page.setFontSizes', { fontSizes: { standard: 24 } })
    },
  },
]
