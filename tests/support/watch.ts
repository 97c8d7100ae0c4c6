import type { Locator, Page } from '@playwright/test'

export const codeInput = (page: Page): Locator =>
  page.getByRole('textbox', { name: /Six-character code|رمز المشاهدة/ })

/** The iframe of the stream, if there is one. */
export const streamIframe = (page: Page): Locator => page.locator('main iframe')

/** The characters in the six boxes. */
export async function boxes(page: Page): Promise<string> {
  return (await page.locator('main label i').allTextContents()).join('')
}
