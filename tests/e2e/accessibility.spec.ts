import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { expect, open, test } from '../support/site.ts'
import { codeInput, streamFrame } from '../support/watch.ts'

type View = { name: string; address: string; prepare?: (page: Page) => Promise<void> }

const views: readonly View[] = [
  { name: 'home', address: '/' },
  { name: 'watch, locked', address: '/watch' },
  {
    name: 'watch, refused',
    address: '/watch',
    prepare: async (page) => {
      await codeInput(page).fill('EXPIRE')
      await expect(page.getByText('This code expired at 21:00.')).toBeVisible()
    },
  },
  {
    name: 'watch, playing',
    address: '/watch?code=HIGH01',
    prepare: (page) => expect(streamFrame(page)).toBeVisible(),
  },
  {
    name: 'watch, blocked',
    address: '/watch?code=UKONLY',
    prepare: (page) => expect(page.locator('[data-access="blocked"]')).toBeVisible(),
  },
  { name: 'scores, batting', address: '/live-scores' },
  { name: 'scores, bowling', address: '/live-scores?match=4&tab=bowling' },
  { name: 'scores, commentary', address: '/live-scores?match=4&tab=commentary' },
  { name: 'scores, charts', address: '/live-scores?match=1&tab=overs' },
  { name: 'scores, illustration', address: '/live-scores?match=2&tab=overs' },
  { name: 'scores, fixtures', address: '/live-scores?view=fixtures' },
  { name: 'scores, points', address: '/live-scores?view=points' },
  {
    name: 'enquiry dialog with errors',
    address: '/about',
    prepare: async (page) => {
      await page.getByRole('button', { name: /Contact Us|تواصل معنا/ }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: /Send message|أرسل الرسالة/ }).click()
      await expect(dialog.getByRole('alert')).toBeVisible()
    },
  },
  { name: 'waiting enquiries', address: '/enquiries' },
  {
    name: 'mobile menu',
    address: '/about',
    prepare: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: /Menu|القائمة/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'stand-in for watch', address: '/watch-offline' },
]

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ serviceWorkers: 'block', colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    for (const prefix of ['', '/ar']) {
      for (const { name, address, prepare } of views) {
        test(`axe finds nothing on ${prefix || '/en'} ${name}`, async ({ page }) => {
          await page.goto(prefix + address)
          if (address !== '/watch-offline') await open(page, prefix + address)
          await page.waitForLoadState('networkidle')
          await prepare?.(page)
          await expectAccessible(page, `${prefix}${address} (${name}, ${colorScheme})`)
        })
      }
    }
  })
}

test.describe('layout', () => {
  test.use({ serviceWorkers: 'block' })

  for (const { name, address, prepare } of views) {
    test(`nothing scrolls sideways on ${name}`, async ({ page }) => {
      for (const prefix of ['', '/ar']) {
        await page.setViewportSize({ width: 320, height: 640 })
        await page.goto(prefix + address)
        await page.waitForLoadState('networkidle')
        if (!name.includes('menu')) await prepare?.(page)
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(excess, prefix + address).toBeLessThanOrEqual(0)
      }
    })
  }

  test('every target is 44 px high or stands in a line of text', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const { address, prepare, name } of views) {
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      await prepare?.(page)
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
          .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: false }))
          .filter((element) => getComputedStyle(element).display !== 'inline' || element.tagName !== 'A')
          .filter((element) => !element.closest('[inert]') && element.getBoundingClientRect().bottom > 0)
          .map((element) => ({
            text: element.outerHTML.slice(0, 90),
            height: element.getBoundingClientRect().height,
          }))
          .filter(({ height }) => height < 44 && height > 0),
      )
      expect(small, name).toEqual([])
    }
  })
})
