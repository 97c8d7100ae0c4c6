import type { Locator, Page } from '@playwright/test'
import { developmentBuild } from '../support/development-build.ts'
import { enquiryDialog, expectToast, toast, openDialog, storedRows } from '../support/enquiry.ts'
import { expect, full, hydrated, open, test } from '../support/site.ts'

const form = (page: Page): Locator => page.getByRole('form', { name: 'Send a message' })

const written = {
  'First Name': 'Layla',
  'Last Name': 'Haddad',
  Email: 'layla@example.com',
  Subject: 'Gold for October',
  Message: 'How many cameras come with it?',
}

async function write(page: Page) {
  for (const [label, text] of Object.entries(written)) await form(page).getByLabel(label).fill(text)
  await form(page).getByLabel('Department').selectOption('Events and production')
}

const send = (page: Page) => form(page).getByRole('button', { name: 'Send message' }).click()

test('sends subject and department, and clears the form', async ({ page, site }) => {
  await open(page, '/contact')
  await write(page)
  await form(page).getByLabel('Subject').fill('  ')
  await send(page)
  await expectToast(
    page,
    'Please fill in all required fields',
    'First name, last name, email, subject, and message are required.',
  )
  await expect(form(page).getByLabel('Subject')).toBeFocused()
  expect(site.sandbox.lead.attempts).toBe(0)

  await form(page).getByLabel('Subject').fill(written.Subject)
  await form(page).getByLabel('First Name').fill('\u202dLayla\u202c')
  await form(page).getByLabel('Phone').fill('\u2066+٩٧١ ٥٠\u2069 ')
  await send(page)
  await expect(toast(page, 'Message sent successfully!')).toBeVisible()
  await expect(form(page).getByLabel('Message')).toHaveValue('')
  expect(site.sandbox.lead.received.map(({ body }) => body)).toEqual([
    {
      firstName: 'Layla',
      lastName: 'Haddad',
      email: 'layla@example.com',
      phone: '+971 50',
      country: '',
      message: 'How many cameras come with it?',
      subject: 'Gold for October',
      department: 'Events and production',
      formTitle: 'Contact Page',
      pageUrl: `${site.url}/contact`,
      submissionId: expect.stringMatching(/^[\da-f-]{36}$/),
    },
  ])
})

test('keeps one id across reloads, and clears once it was sent later', async ({ page, site }) => {
  const { lead } = site.sandbox
  lead.behave({ kind: 'status', status: 503 })
  await open(page, '/contact')
  await write(page)
  await send(page)
  await expect(toast(page, 'Failed to send message')).toBeVisible()
  // Until the toast counts as read, a reload also replays the row, and its attempt would be taken for the form's.
  await expect.poll(() => storedRows(page)).toEqual([])
  await page.reload()
  await hydrated(page)
  lead.behave({ kind: 'stall' })
  await send(page)
  await expect.poll(() => lead.attempts).toBe(2)

  lead.behave({ kind: 'accept' })
  await page.reload()
  await expect(toast(page, 'Your saved message was sent.')).toBeVisible()
  await expect(form(page).getByLabel('Message')).toHaveValue('')
  await expect(form(page).getByLabel('Email')).toHaveValue('')
  expect(new Set(lead.tries.map(({ body }) => body.submissionId)).size).toBe(1)
  expect(lead.received).toHaveLength(1)
})

test('shows who is available by UAE time, and grows with the text', async ({ page }) => {
  await page.clock.setFixedTime('2026-03-29T10:20:00Z') // Sunday, 14:20 UAE time
  await open(page, '/contact')
  await expect(page.getByText('We’re open now')).toBeVisible()
  await expect(page.getByText('The red line marks the time now: 14:20 UAE time.')).toBeVisible()
  await expect(page.locator('a[href*="wa.me"]')).toHaveCount(0) // without a number
  await page.getByRole('button', { name: 'Live chat' }).click()
  const chat = page.getByRole('dialog', { name: 'Live chat' })
  await expect(chat.getByLabel('Message')).toHaveValue('Live chat: ')
  await chat.getByRole('button', { name: 'Cancel' }).click()
  await expectTextDirection(page, 'ltr')

  const message = form(page).getByLabel('Message')
  const height = async () => (await message.boundingBox())?.height ?? 0
  const empty = await height()
  await message.fill('A line\n'.repeat(9))
  expect(await height()).toBeGreaterThan(empty * 1.5)
  expect(await message.evaluate((field) => field.scrollHeight - field.clientHeight)).toBe(0)

  await page.clock.setFixedTime('2026-03-06T20:00:00Z') // midnight between Friday and Saturday, UAE time
  await open(page, '/ar/contact')
  await expect(page.getByText('نحن خارج أوقات الدوام، اكتب إلينا')).toBeVisible()
  await expectTextDirection(page, 'rtl')
})

test('links to WhatsApp with the typed text, without contacting it', full, async ({ page, site }) => {
  site.deploy(await developmentBuild())
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).host))
  await open(page, '/contact')
  const link = (within: Locator) => within.getByRole('link', { name: /Ask on WhatsApp/ })
  const footer = link(page.getByRole('contentinfo'))
  await expect(footer).toHaveAttribute('href', 'https://wa.me/971501234567')
  await expect(footer).toHaveAttribute('rel', 'noopener noreferrer')
  const chat = page.getByRole('main').getByRole('link', { name: /^Live chat/ })
  await expect(chat).toHaveAttribute('href', 'https://wa.me/971501234567')
  await page
    .getByRole('main')
    .getByRole('textbox', { name: /^Message/ })
    .fill('Five cameras & a ring?')
  await expect.poll(() => textOf(link(page.getByRole('main')))).toBe('Five cameras & a ring?')

  await open(page, '/about')
  await openDialog(page)
  await enquiryDialog(page).getByLabel('Message').fill('حلبة وخمس كاميرات')
  await expect.poll(() => textOf(link(enquiryDialog(page)))).toBe('حلبة وخمس كاميرات')
  expect([...new Set(asked)]).toEqual([new URL(site.url).host])
})

/** Every free text takes its direction from what is typed; an empty one has that of the page. */
async function expectTextDirection(page: Page, direction: 'ltr' | 'rtl') {
  expect(await page.locator('main textarea').count()).toBe(1)
  for (const field of await page.locator('main :is(input:not([type=email], [type=tel]), textarea)').all()) {
    await expect(field).toHaveCSS('unicode-bidi', 'plaintext')
    await expect(field).toHaveCSS('direction', direction)
  }
}

const textOf = async (link: Locator) =>
  new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')
