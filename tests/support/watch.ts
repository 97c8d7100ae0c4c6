import type { Locator, Page } from '@playwright/test'

export const codeInput = (page: Page): Locator =>
  page.getByRole('textbox', { name: /Six-character code|رمز المشاهدة/ })

export const streamIframe = (page: Page): Locator => page.locator('main iframe')

export async function boxes(page: Page): Promise<string> {
  return (await page.locator('main label i').allTextContents()).join('')
}
