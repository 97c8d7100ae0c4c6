import type { Page } from '@playwright/test'
import { otherPages } from '../support/paths.ts'
import { loadFonts, overflowingInAnyFont } from '../support/fonts.ts'
import { expect, full, test } from '../support/site.ts'

test.use({ viewport: { width: 320, height: 640 } })

/** The pages that `every-page.spec.ts` skips differ only in data, but a name can be long. */
test('other pages of each family › fit in every fallback font', full, async ({ page }) => {
  for (const family of otherPages) {
    await openAsWritten(page, family[0] ?? '')
    await loadFonts(page)
    for (const address of family) {
      await turnInto(page, address)
      expect.soft(await overflowingInAnyFont(page), address).toEqual([])
    }
  }
})

test('detects a page that is too wide', async ({ page }) => {
  await openAsWritten(page, '/help')
  await loadFonts(page)
  await page.locator('h1').evaluate((heading) => {
    heading.textContent = 'Unbreakable'.repeat(4)
    heading.style.whiteSpace = 'nowrap'
  })
  expect(await overflowingInAnyFont(page)).not.toEqual([])
})

/** Blocks scripts, which would revert changes by a test. Content that they add later has the same styles. */
async function openAsWritten(page: Page, address: string): Promise<void> {
  await page.route(/\.js$/, (route) => route.abort())
  await page.goto(address)
}

/** Replaces the body with that of another page of the family, because a visit is far slower. */
async function turnInto(page: Page, address: string): Promise<void> {
  await page.evaluate(async (url) => {
    const next = await new Promise<Document>((resolve, reject) => {
      const request = new XMLHttpRequest() // parses HTML without violating Trusted Types
      request.responseType = 'document'
      request.addEventListener('load', () => {
        const found: unknown = request.response
        if (found instanceof Document) resolve(found)
        else reject(new Error(`No document at ${url}`))
      })
      request.addEventListener('error', reject)
      request.open('GET', url)
      request.send()
    })
    for (const link of next.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
      if (document.querySelector(`link[rel=stylesheet][href="${link.getAttribute('href')}"]`)) continue
      const sheet = document.importNode(link)
      await new Promise((resolve, reject) => {
        sheet.addEventListener('load', resolve)
        sheet.addEventListener('error', reject)
        document.head.append(sheet)
      })
    }
    document.body.replaceWith(document.adoptNode(next.body))
  }, address)
  await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible()
}
