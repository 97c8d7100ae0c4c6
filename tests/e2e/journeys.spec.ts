import type { Page } from '@playwright/test'
import { expect, open, test, waitForHeader } from '../support/site.ts'

// People with a task, who press only what they see. The organiser is in `plan.spec.ts`, the cricket fan in
// `scores.spec.ts`, the viewer with an early code in `watch-wait.spec.ts`, the search in `search.spec.ts`, and the fan who
// watches the day after in `hide-scores.spec.ts`.

/** The new page scrolls to its place, and then moves the focus to its heading. */
async function arrive(page: Page, address: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

const main = (page: Page) => page.getByRole('main')
const menu = async (page: Page, opener: string, item: string) => {
  await waitForHeader(page)
  await page.getByRole('banner').getByRole('button', { name: opener }).click()
  await page.getByRole('dialog').getByRole('link', { name: item, exact: true }).click()
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a fan finds who fights, when and how to watch, and returns to the list', async ({ page }) => {
    await open(page, '/ar/')
    await menu(page, 'القائمة', 'الفعاليات')
    await arrive(page, '/ar/events')
    const listed = main(page).getByRole('link', { name: 'سداسيات الإمارات: يوم النهائيات', exact: true })
    await listed.scrollIntoViewIfNeeded()
    // The scroll event comes with the next frame. A click before it would leave no position to return to.
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await listed.click()
    await arrive(page, '/ar/event/emirates-sixes')

    const header = page.getByRole('banner')
    const demoArea = page.getByRole('navigation', { name: 'المنطقة التجريبية' })
    await expect(demoArea.getByRole('link')).toHaveCount(5)
    await expect(page.getByText('الحساب:')).toHaveCount(0) // no account of somebody else
    await expect(header.getByRole('link', { name: 'سبورتي' })).toHaveAttribute('href', '/ar/')
    await expect(main(page).getByRole('link', { name: 'أضف إلى التقويم' }).first()).toBeVisible()
    const howTo = page.getByRole('region', { name: 'كيف تشاهد' })
    await expect(howTo.getByRole('listitem')).toHaveCount(3)
    await expect(howTo.getByRole('link', { name: 'أدخل الرمز' })).toHaveAttribute('href', '/ar/watch')

    await main(page)
      .getByRole('navigation', { name: 'أقسام الفعالية' })
      .getByRole('link', { name: 'بطاقة المباريات' })
      .click()
    await expect(page).toHaveURL(/tab=card$/)
    await main(page).getByRole('link', { name: 'عُد إلى الفعاليات' }).click()
    await expect(page).toHaveURL('/ar/events')
    await expect
      .poll(() => page.evaluate(() => scrollY), { message: 'the place in the list' })
      .toBeGreaterThan(300)

    await page.goForward()
    await menu(page, 'القائمة', 'النتائج')
    await expect(page).toHaveURL('/ar/live-scores')
  })

  test('a parent finds how to close an account, and the rule for ages', async ({ page }) => {
    await open(page, '/help?q=close+account')
    await main(page).getByText('How do I close my app account?').click()
    await expect(main(page).getByText(/ask us to close it/)).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms', exact: true }).click()
    await expect(main(page).getByText(/18 or over.*not meant for anyone younger/)).toBeVisible()
  })
})

test('a journalist copies results and finds the press desk', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/event/desert-fury-7')
  await main(page).getByRole('button', { name: 'Copy results' }).click()
  await expect(page.getByText('Results copied.')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split('\n')).toHaveLength(2 + 7)
  expect(copied).toMatch(
    /^Desert Fury 7 \(Sample data\)\n.* · Marina Arena, Dubai\nJussara Pinheiro vs Yasmin Rahal: /,
  )
  expect(copied).toContain('Winner: Yasmin Rahal · ')

  await page.getByRole('contentinfo').getByRole('link', { name: 'Press', exact: true }).click()
  await expect(page).toHaveURL('/contact#press')
  await expect(main(page).getByRole('link', { name: /^press@/ })).toBeInViewport()
})

test('a sponsor reaches the partnerships and a person to call', async ({ page }) => {
  await open(page, '/')
  await waitForHeader(page)
  const bar = page.getByRole('banner')
  await bar.locator('summary').click()
  await bar.getByRole('link', { name: 'Partnerships' }).click()
  await arrive(page, '/partnerships')
  await page.keyboard.press('Home')
  const contact = page.getByRole('button', { name: 'Contact Us' })
  // Early in the focus order: after the header, before the page.
  await bar.getByRole('link', { name: 'Watch', exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(contact).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('link', { name: /^\+971/ })).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'All contacts' })).toHaveAttribute(
    'href',
    '/contact',
  )
})
