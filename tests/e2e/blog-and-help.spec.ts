import { toast } from '../support/enquiry.ts'
import { delayResponses } from '../support/delay-responses.ts'
import { expect, open, test, waitForHydration } from '../support/site.ts'

test('blog: keeps a second address typed while the first is sent', async ({ page, site }) => {
  const answer = delayResponses(site, '/sandbox/lead')
  await open(page, '/blog')
  const box = page.getByLabel('From ringside, to your inbox')
  await box.fill('layla@example.com')
  await waitForHydration(page, 'main [name=email]')
  await box.press('Enter')
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible()
  await box.fill('omar@example.com')
  answer()
  await expect(toast(page, 'You’re on the list.')).toContainText('layla@example.com')
  await expect(box).toHaveValue('omar@example.com')

  const articles = page.getByRole('region', { name: 'All articles' }).getByRole('article')
  await expect(articles).toHaveCount(7)
  await page.getByRole('navigation', { name: 'Category' }).getByRole('link', { name: 'Cricket' }).click()
  await expect(page).toHaveURL('/blog?category=cricket')
  await expect(articles).toHaveCount(2)

  await page.reload()
  await expect(articles).toHaveCount(2)
  await page.goBack()
  await expect(articles).toHaveCount(7)

  await open(page, '/blog/ten-days-in-sharjah')
  await page.getByRole('region', { name: 'More like this' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What the nineteenth over costs')
})

test('help centre: finds answers in every Arabic spelling, and opens one at a time', async ({ page }) => {
  await open(page, '/ar/help')
  const search = page.getByRole('searchbox')
  await search.fill('انشاء الرمز')
  await expect(page.getByRole('heading', { name: 'إجابة واحدة' })).toBeVisible()
  await expect(page.locator('mark').first()).toBeAttached()
  await expect(page).toHaveURL(/\/ar\/help\?q=/)

  await search.fill('qqq')
  await expect(page.getByRole('heading', { name: 'لا شيء عن «qqq»' })).toBeVisible()

  await open(page, '/help?q=EXPIRED')
  await expect(page.getByRole('searchbox')).toHaveValue('EXPIRED')
  await expect(page.getByRole('main').locator('details')).toHaveCount(1)

  await open(page, '/help#region')
  const opened = page.locator('details[open]')
  await expect(opened).toHaveAttribute('id', 'region')
  await expect(opened).toBeInViewport()
  await page.getByText('Do points expire?').click()
  await expect(opened).toHaveCount(1)
  await expect(opened).toContainText('24 months after you earn them.')

  await page.getByRole('link', { name: 'My code has expired' }).click()
  await expect(opened).toHaveAttribute('id', 'code-expired')
  await expect(page).toHaveURL('/help#code-expired')
})
