import type { Page } from '@playwright/test'

export const reportTimeZone = (name: string) => (page: Page) =>
  page.addInitScript((timeZone) => {
    // oxlint-disable-next-line typescript/unbound-method -- called with its own format below
    const { resolvedOptions } = Intl.DateTimeFormat.prototype
    Intl.DateTimeFormat.prototype.resolvedOptions = function unknown() {
      return { ...resolvedOptions.call(this), timeZone }
    }
  }, name)

/** The browser reports no network, as behind some VPNs. */
export const reportNoNetwork = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }))
