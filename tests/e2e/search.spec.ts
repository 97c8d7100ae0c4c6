import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { expect, open, openInstalled, test } from '../support/site.ts'

const box = (page: Page) => page.getByRole('dialog').getByRole('combobox')
const options = (page: Page) => page.getByRole('option')
const active = (page: Page) => page.locator('[role=option][aria-selected=true]')

test.describe('search', () => {
  test('opens from its button, finds while typing, links to the results and returns the focus', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/blog')
    const button = page.getByRole('banner').getByRole('button', { name: 'Search' })
    await button.click()
    await expect(box(page)).toBeFocused()
    // The module that opens the search also updates the head, and keeps what the build added.
    await expect(page.locator('link[type="application/atom+xml"]')).toHaveCount(1)
    await expect(options(page)).toHaveCount(6) // suggestions
    await box(page).fill('mansoori')
    await expect(page.getByRole('status')).toHaveText(/^4 results in 2 groups$/)
    await expect(active(page)).toContainText('Khalid Al Mansoori')
    await expectAccessible(page, 'the search')
    await page.keyboard.press('Escape')
    await expect(box(page)).toBeHidden()
    await expect(button).toBeFocused()

    for (const [query, address] of [
      ['past events', '/events#past'],
      ['press', '/contact#press'],
      ['Omar Haddad vs Danny Cole', /\/event\/[\w-]+\?tab=card#bout-1$/],
    ] as const) {
      await button.click()
      await expect(box(page), 'the input is not kept').toHaveValue('')
      await box(page).fill(query)
      await active(page).click()
      await expect(page).toHaveURL(address)
      await expect(box(page)).toBeHidden()
      const place = page.locator(new URL(page.url()).hash)
      await expect(place).toBeInViewport()
    }
  })

  test('finds by need and by keyboard: a person, a synonym, a partial answer, and help if nothing is found', async ({
    page,
  }) => {
    await open(page, '/dashboard?tab=past')
    // The page listens for the key only once it is idle.
    await expect(async () => {
      if (!(await box(page).isVisible())) await page.keyboard.press('Control+k')
      await expect(box(page)).toBeFocused({ timeout: 2_000 })
    }).toPass()
    await page.keyboard.type('burj/')
    await expect(box(page)).toHaveValue('burj/')
    await page.keyboard.press('Backspace')
    await expect(active(page)).toContainText('Burj Fight Club')
    await page.keyboard.press('ArrowDown')
    await expect(active(page)).toContainText('Burj 6')
    await expect(box(page)).toHaveAttribute(
      'aria-activedescendant',
      (await active(page).getAttribute('id')) ?? '',
    )
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/team/burj-fight-club')
    await expect(box(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    // A single key opens nothing (WCAG 2.1.4). Back closes the search, so that no page changes behind it.
    await page.keyboard.press('/')
    await expect(box(page)).toBeHidden()
    await page.keyboard.press('Control+k')
    await expect(box(page)).toBeFocused()
    await page.goBack()
    await expect(box(page)).toBeHidden()
    await expect(page).toHaveURL('/team/burj-fight-club')

    await page.keyboard.press('Control+k')
    await page.keyboard.type('nawaz final')
    await expect(active(page)).toContainText('Nawaz')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/live-scores')
    await expect(page.getByRole('rowheader', { name: 'Mohammad Nawaz' })).toBeVisible()

    await open(page, '/ar/about')
    const button = page.getByRole('button', { name: 'ابحث' })
    await button.click()
    await box(page).fill('تذكير')
    await expect(active(page)).toHaveAttribute('href', '/ar/help#calendar')
    await box(page).fill('ثمن الباقة الذهبية')
    await expect(page.getByRole('status')).toContainText('لا صفحة فيها كل هذه الكلمات.')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/ar/#package-gold')
    await expect(box(page)).toBeHidden()
    await expect(page.locator('#package-gold')).toBeInViewport()
    await button.click()
    await box(page).fill('لا وجود له')
    await expect(page.getByRole('heading', { name: 'لا شيء عن «لا وجود له»' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'راسلنا' })).toHaveAttribute('href', '/ar/contact')
    await page.getByRole('link', { name: 'اسأل مركز المساعدة' }).click()
    await expect(page).toHaveURL(/\/ar\/help\?q=/)
  })
})

test.describe('offline search', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'works after one visit, in both languages and scripts',
    { tag: '@full' },
    async ({ page, context }) => {
      await openInstalled(page, '/about')
      await context.setOffline(true)
      for (const [address, button, query, name, goal] of [
        ['/ar/services', 'ابحث', 'mansoori', 'خالد المنصوري', '/ar/player/khalid-al-mansoori'],
        ['/services', 'Search', 'منصوري', 'Khalid Al Mansoori', '/player/khalid-al-mansoori'],
      ] as const) {
        await open(page, address)
        await page.getByRole('button', { name: button, exact: true }).click()
        await box(page).fill(query)
        await expect(active(page)).toContainText(name)
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(goal)
        await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
      }
    },
  )
})
