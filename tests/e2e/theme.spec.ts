import type { Page } from '@playwright/test'
import { expect, open, test } from '../support/site.ts'

const light = 'rgb(244, 241, 234)'
const dark = 'rgb(11, 13, 18)'

const expectBackground = (page: Page, colour: string) =>
  expect(page.locator('body')).toHaveCSS('background-color', colour)

/** The colour that the browser's bar has: of the first tag that matches. */
const barColour = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  )

test('theme: applies before scripts, and in every tab at once', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/your-data')
  await expectBackground(page, dark)
  const theme = page.getByRole('group', { name: 'Theme' })
  const pressed = theme.getByRole('button', { pressed: true })
  await theme.getByRole('button', { name: 'Light' }).click()
  await expectBackground(page, light)
  await expect(pressed).toHaveText('Light')

  const other = await context.newPage()
  await other.emulateMedia({ colorScheme: 'dark' })
  await other.route('**/*.js', () => {}) // the bundle never arrives
  await other.goto('/ar/login', { waitUntil: 'commit' })
  await expectBackground(other, light)
  expect(await barColour(other)).toBe('#f4f1ea')
  await other.unroute('**/*.js')
  await open(other, '/ar/your-data')
  await other.getByRole('group', { name: 'المظهر' }).getByRole('button', { name: 'داكن' }).click()
  await expectBackground(page, dark)
  await expect(pressed).toHaveText('Dark')

  await page.emulateMedia({ colorScheme: 'light' })
  await expectBackground(page, dark)
  expect(await barColour(page)).toBe('#0b0d12')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(20, 22, 27)')
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('button', { name: 'Clear: Theme' }).click()
  await expectBackground(page, light)
  await expectBackground(other, dark) // its system is dark
  await expect(pressed).toHaveText('Same as this device')
  expect(await barColour(page)).toBe('#f4f1ea')
  expect(await page.evaluate(() => localStorage.getItem('sporte:theme'))).toBeNull()
})
