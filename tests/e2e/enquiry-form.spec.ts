import type { Page } from '@playwright/test'
import { countries, countryCodes } from '@/content/enquiry-countries.ts'
import { delayResponses } from '../support/delay-responses.ts'
import {
  enquiryDialog,
  expectToast,
  expectWritten,
  fillIn,
  toast,
  openDialog,
  submitButton,
  words,
  written,
} from '../support/enquiry.ts'
import { expect, full, hydrated, open, test, waitForHydration } from '../support/site.ts'

const names = countryCodes.map((code) => countries[code])

const missing = [
  'Please fill in all required fields',
  'First name, last name, email, and message are required.',
] as const

const closings: Record<string, (page: Page) => Promise<void>> = {
  Cancel: (page) => enquiryDialog(page).getByRole('button', { name: 'Cancel' }).click(),
  'a press on the backdrop': (page) => page.mouse.click(5, 5),
  Escape: (page) => page.keyboard.press('Escape'),
  'the cross': (page) => enquiryDialog(page).getByRole('button', { name: 'Close' }).click(),
}

/** Submits the empty dialog, and checks its box, with errors and a toast, on a phone and a desktop. */
async function expectToFit(page: Page, said: (typeof words)['en' | 'ar'] = words.en) {
  const form = enquiryDialog(page, said)
  await page.setViewportSize({ width: 390, height: 844 })
  await submitButton(page, said).click()
  await expect(form.getByRole('alert')).toBeVisible()
  await expect(form).toHaveCSS('opacity', '1')
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    const where = `${said.heading} at ${width} by ${height}`
    await page.setViewportSize({ width, height })
    const box = await form.boundingBox()
    expect(box?.width, where).toBeGreaterThan(0.8 * Math.min(width, 500))
    expect(box?.width, where).toBeLessThanOrEqual(500)
    expect(box?.height, where).toBeLessThanOrEqual(0.9 * height)
    expect(box?.x, where).toBeGreaterThanOrEqual(0)
    const overflow = await form.evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(overflow, where).toBe(0)
    await expect(submitButton(page, said), where).toBeInViewport({ ratio: 1 })
  }
}

test('has the specified fields in both languages, and fits', async ({ page }) => {
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
  await expectToFit(page)

  await open(page, '/ar/about')
  const arabic = await openDialog(page, words.ar)
  const values = await arabic
    .getByLabel(words.ar.country)
    .getByRole('option')
    .evaluateAll((all) => all.map((option) => option.getAttribute('value')))
  expect(values).toEqual(['', ...names])
  await expectToFit(page, words.ar)
})

test('opens and closes in every way, and keeps text and focus', async ({ page, context }) => {
  await open(page, '/about')
  const opener = page.getByRole('button', { name: 'Contact Us' })
  await test.step('by keyboard', async () => {
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(enquiryDialog(page).getByLabel('First Name')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(enquiryDialog(page)).toBeHidden()
    await expect(opener).toBeFocused()
    await page.keyboard.press('Space')
    await expect(enquiryDialog(page).getByLabel('First Name')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(enquiryDialog(page).getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(opener).toBeFocused()
  })
  await test.step('with a text', async () => {
    await openDialog(page)
    await fillIn(page)
    for (const [way, close] of Object.entries(closings)) {
      await close(page)
      await expect(enquiryDialog(page), way).toBeHidden()
      await expect(opener, way).toBeFocused()
      await openDialog(page)
      await expectWritten(page, way)
    }
  })
  await test.step('for a press before the browser fires its close event', async () => {
    await page.evaluate(async () => {
      document.querySelector<HTMLDialogElement>('dialog[open]')?.requestClose()
      await Promise.resolve() // the end of that click handler, before the browser's next task
      document.querySelector<HTMLElement>('form[action="/contact"] > button')?.click()
      // The browser fires `close` in the first of these frames.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    })
    await expect(enquiryDialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(enquiryDialog(page)).toBeHidden()
  })
  await test.step('from the footer link, which opens the Contact page in a new tab', async () => {
    await page.mouse.move(5, 5) // the footer hydrates on the first user activity
    await waitForHydration(page, 'footer a')
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true })
    await link.click()
    await expect(enquiryDialog(page)).toBeVisible()
    await expect(page).toHaveURL('/about')
    await page.keyboard.press('Escape')
    await expect(link).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(enquiryDialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      link.click({ modifiers: ['ControlOrMeta'] }),
    ])
    await expect(tab).toHaveURL('/contact')
    await expect(enquiryDialog(page)).toBeHidden()
  })
  await test.step('in the other language', async () => {
    await page.getByRole('link', { name: 'العربية' }).click()
    await expect(page).toHaveURL('/ar/about')
    await hydrated(page)
    const arabic = await openDialog(page, words.ar)
    await expect(arabic.getByLabel(words.ar.message)).toHaveValue(written.message)
    await expect(arabic.getByLabel(words.ar.country)).toHaveValue(written.country)
  })
})

test('marks every gap and a malformed address, and sends after a fix', async ({ page, site }) => {
  const lead = site.sandbox.lead
  await open(page, '/about')
  const form = await openDialog(page)
  await submitButton(page).click()
  await expectToast(page, ...missing)
  await expect(form.getByRole('alert')).toHaveAttribute('data-tone', 'bad')
  for (const label of ['First Name', 'Last Name', 'Email', 'Message']) {
    await expect(form.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByLabel(label)).toHaveAccessibleDescription('This field is required.')
  }
  for (const label of ['Phone', 'Country']) {
    await expect(form.getByLabel(label)).not.toHaveAttribute('aria-invalid')
  }
  await expect(form.getByLabel('First Name')).toBeFocused()

  await fillIn(page, { ...written, email: 'layla@' })
  await submitButton(page).click()
  await expect(form.getByLabel('Email')).toBeFocused()
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(
    'Enter a valid email address, e.g. name@example.com.',
  )
  await expect(toast(page, missing[0])).toBeHidden() // nothing is missing
  expect(lead.attempts).toBe(0)

  await form.getByLabel('Email').fill('layla@example')
  await form.getByLabel('Phone').focus()
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/^Is the address complete\?/)
  await form.getByLabel('Email').press('Enter') // does not block
  await expect(toast(page, 'Message sent successfully!')).toBeVisible()
  expect(lead.attempts).toBe(1)
})

test('keeps the draft of the Contact page in a slow reload', full, async ({ page, context, site }) => {
  const message = page.getByRole('main').getByRole('textbox', { name: /^Message/ })
  await open(page, '/contact')
  await message.fill('How many cameras come with it?')
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true }) // a cached script is not delayed
  const release = delayResponses(site, '/assets/libraries-')
  await page.reload({ waitUntil: 'commit' })
  await page.getByLabel('First Name').fill('Layla')
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
  release()
  await hydrated(page)
  await expect(message).toHaveValue('How many cameras come with it?')
  await expect(page.getByLabel('First Name')).toHaveValue('Layla')
})
