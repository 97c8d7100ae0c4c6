import type { Page } from '@playwright/test'

/** The number of pages that the page needs on paper, with the margins of our print styles. */
export async function countPrintedPages(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = await page.pdf({ format, preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
