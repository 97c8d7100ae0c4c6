import type { Page } from '@playwright/test'
import { countries, countryCodes } from '@/content/enquiry-countries.ts'
import { waitForHydration } from '../support/wait-for-hydration.ts'
import { dialog, fillIn, openDialog, submitButton, words, written } from '../support/enquiry.ts'
import { expect, open, test } from '../support/site.ts'

const names = countryCodes.map((code) => countries[code])

type Way = readonly [string, (page: Page) => Promise<void>]

test.describe('enquiry dialog', () => {
  test('has the specified fields in English', async ({ page }) => {
    await open(page, '/about')
    const form = await openDialog(page)
    for (const [label, name, type] of [
      ['First Name', 'firstName', 'text'],
      ['Last Name', 'lastName', 'text'],
      ['Email', 'email', 'email'],
      ['Message', 'message', 'textarea'],
      ['Phone', 'phone', 'tel'],
      ['Country', 'country', 'select-one'],
    ] as const) {
      const field = form.getByLabel(label)
      await expect(field).toHaveAttribute('name', name)
      await expect(field).toHaveJSProperty('type', type)
      await expect(field).toHaveJSProperty('required', !['phone', 'country'].includes(name))
    }
    await expect(form.getByLabel('Phone')).toHaveAttribute('placeholder', /^\+971 /)
    await expect(form.getByLabel('Country').getByRole('option')).toHaveText(['Choose a country', ...names])
    await expect(form.getByRole('textbox')).toHaveCount(5)
    await expect(form.getByRole('button')).toHaveText(['', 'Send message', 'Cancel'])
    await expect(form.getByText('We reply within 24 hours.')).toBeVisible()
  })

  test('shows Arabic and submits English country names on an Arabic page', async ({ page }) => {
    await open(page, '/ar/about')
    const form = await openDialog(page, words.ar)
    for (const label of ['الاسم الأول', 'اسم العائلة', 'البريد الإلكتروني', 'الهاتف', 'الدولة', 'الرسالة']) {
      await expect(form.getByLabel(label)).toHaveCount(1)
    }
    const shown = await form.getByLabel('الدولة').getByRole('option').allTextContents()
    expect(shown).toHaveLength(names.length + 1)
    expect(shown.filter((text) => /[a-z]/i.test(text))).toEqual([])
    const values = await form
      .getByRole('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value')))
    expect(values).toEqual(['', ...names])
    await expect(form).not.toContainText(/[a-z]/i)
    await expect(form.getByRole('button', { name: 'أغلق' })).toBeVisible()
    await expect(form).toHaveCSS('direction', 'rtl')
  })

  test('opens and closes by keyboard and restores the focus', async ({ page }) => {
    await open(page, '/about')
    const opener = page.getByRole('button', { name: 'Contact Us' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByLabel('First Name')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(opener).toBeFocused()
    await page.keyboard.press('Space')
    await expect(dialog(page).getByLabel('First Name')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(opener).toBeFocused()
  })

  test('opens for a press before the browser fires its close event', async ({ page }) => {
    await open(page, '/about')
    await openDialog(page)
    await page.evaluate(async () => {
      document.querySelector<HTMLDialogElement>('dialog[open]')?.requestClose()
      await Promise.resolve() // the end of that click handler, before the browser's next task
      document.querySelector<HTMLElement>('form[action="/contact"] > button')?.click()
      // The browser fires `close` in the first of these frames.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    })
    await expect(dialog(page)).toBeVisible()
  })

  for (const [way, close] of [
    ['Cancel', (page) => dialog(page).getByRole('button', { name: 'Cancel' }).click()],
    ['a press on the backdrop', (page) => page.mouse.click(5, 5)],
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['the cross', (page) => dialog(page).getByRole('button', { name: 'Close' }).click()],
  ] satisfies Way[]) {
    test(`closes with ${way} and keeps the text`, async ({ page }) => {
      await open(page, '/about')
      await openDialog(page)
      await fillIn(page)
      await close(page)
      await expect(dialog(page)).toBeHidden()
      await expect(page.getByRole('button', { name: 'Contact Us' })).toBeFocused()
      const form = await openDialog(page)
      for (const [field, text] of Object.entries(written)) {
        await expect(form.locator(`[name=${field}]`)).toHaveValue(text)
      }
    })
  }

  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    test(`fits ${width} by ${height} in both languages, with errors and notice`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      for (const [address, said] of [
        ['/about', words.en],
        ['/ar/about', words.ar],
      ] as const) {
        await open(page, address)
        const form = await openDialog(page, said)
        await submitButton(page, said).click()
        await expect(form.getByRole('alert')).toBeVisible()
        await expect(form).toHaveCSS('opacity', '1')
        const box = await form.boundingBox()
        expect(box?.width, address).toBeGreaterThan(0.8 * Math.min(width, 500))
        expect(box?.width, address).toBeLessThanOrEqual(500)
        expect(box?.height, address).toBeLessThanOrEqual(0.9 * height)
        expect(box?.x, address).toBeGreaterThanOrEqual(0)
        const overflow = await form.evaluate((element) => element.scrollWidth - element.clientWidth)
        expect(overflow, address).toBe(0)
        await expect(submitButton(page, said)).toBeInViewport({ ratio: 1 })
      }
    })
  }

  test('opens from the footer link, which opens the Contact page in a new tab', async ({ page, context }) => {
    await open(page, '/about')
    await page.mouse.move(5, 5) // the footer hydrates on the first user activity
    await waitForHydration(page, 'footer a')
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true })
    await link.click()
    await expect(dialog(page)).toBeVisible()
    await expect(page).toHaveURL('/about')
    await page.keyboard.press('Escape')
    await expect(link).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')

    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      link.click({ modifiers: ['ControlOrMeta'] }),
    ])
    await expect(tab).toHaveURL('/contact')
    await expect(dialog(page)).toBeHidden()
  })

  test('falls back to the Contact page without script', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
    const page = await context.newPage()
    for (const [address, said, contact] of [
      ['/about', words.en, /\/contact\??$/],
      ['/ar/about', words.ar, /\/ar\/contact\??$/],
    ] as const) {
      await page.goto(address)
      await page.getByRole('button', { name: said.contactUs }).click()
      await expect(page).toHaveURL(contact)
    }
    await context.close()
  })
})
