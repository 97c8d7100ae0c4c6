import { expect, type Page } from '@playwright/test'
import { address } from './copied-release.ts'

export { nextRelease } from './copied-release.ts'

/** Expects the open page to come from this or from the next release. */
export async function expectRelease(page: Page, which: 'this' | 'next'): Promise<void> {
  await expect(page.locator(`a[href="${address}"]`).first()).toHaveCount(which === 'next' ? 1 : 0)
}
