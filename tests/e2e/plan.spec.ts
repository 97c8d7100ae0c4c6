import type { Page } from '@playwright/test'
import { searchOfPlan } from '@/features/plan/plan.ts'
import { expectAccessible } from '../support/axe.ts'
import { listedEnquiries, messages, toast, words, written } from '../support/enquiry.ts'
import { longestPlan } from '../support/plan-fixture.ts'
import { countPrintedPages } from '../support/printed-pages.ts'
import { expect, full, open, test, waitForHydration } from '../support/site.ts'

const place = '/plan'
const goldPlan = '/plan?sport=boxing&date=2031-03-05&town=Al+Ain&venue=sportsHall&languages=en%2Car'

const town = 'Ras Al Khaimah, the old stadium by the creek and the fort'
const everything = new URLSearchParams(searchOfPlan({ ...longestPlan, date: '2031-03-05', town })).toString()

const verdict = (page: Page) => page.locator('#plan-answer')

test('plans a card, stores the plan and sends the brief', full, async ({ page, browser, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, place)
  await waitForHydration(page, 'main form input')
  await expect(verdict(page)).toHaveText('No recommendation yet')

  // By keyboard: a radio group is one tab stop, and arrow keys select within it.
  await page.getByRole('radio', { name: 'Not sure yet' }).first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Boxing' })).toBeChecked()
  await page.getByLabel('Date').fill('2031-03-05')
  await page.getByLabel('Town or city').pressSequentially('Al Ain')
  await page.getByRole('radio', { name: 'Up to 2,000' }).first().check({ force: true })
  await expect(verdict(page)).toHaveText('Silver')
  await page.getByRole('checkbox', { name: 'English' }).check({ force: true })
  await page.getByRole('checkbox', { name: 'Arabic' }).check({ force: true })
  await expect(verdict(page)).toHaveText('Gold')
  await expect(page.locator('#announcer')).toContainText('Your package: Gold')
  await expect(page).toHaveURL(goldPlan)

  // The URL alone restores the plan in another browser, also in the other language.
  const other = await browser.newContext({ baseURL: site.url })
  const elsewhere = await other.newPage()
  await open(elsewhere, `/ar${goldPlan}`)
  await expect(verdict(elsewhere)).toHaveText('الذهبية')
  await expect(elsewhere.getByLabel('المدينة')).toHaveValue('Al Ain')
  await other.close()

  // Storage restores the plan without URL parameters.
  await open(page, place)
  await expect(verdict(page)).toHaveText('Gold')
  await expect(page).toHaveURL(goldPlan)
  await expect(page.getByLabel('Town or city')).toHaveValue('Al Ain')

  const days = page.getByLabel('How many days?')
  await days.selectOption('2')
  await expect(page).toHaveURL(/days=2/)
  await page.reload()
  await waitForHydration(page, 'main form input')
  await expect(days).toHaveValue('2')
  await days.selectOption('')

  await page.getByLabel('How many bouts or matches?').fill('٣١')
  await expect(page.getByText('Enter a number up to 30.')).toBeVisible()
  await page.getByLabel('How many bouts or matches?').fill('١٢')
  await expect(page.getByText('12 bouts: about 5 to 6 hours. Gold has 4 hours.')).toBeVisible()
  await page.getByRole('button', { name: 'Send this brief' }).click()
  const form = page.getByRole('dialog', { name: 'Send this brief' })
  await expect(form.getByRole('link', { name: 'events@' })).toBeVisible()
  await expect(form.getByLabel(words.en.country)).toHaveValue('United Arab Emirates')
  const message = form.getByLabel(words.en.message)
  await expect(message).toHaveValue(/\nTown or city: Al Ain\n/)
  await expect(message).toHaveValue(/\n- There’s no price list/)
  await expect(message).toHaveValue(/^I'm interested in the Gold package\./)
  for (const field of ['firstName', 'lastName', 'email'] as const)
    await form.getByLabel(words.en[field]).fill(written[field])
  const brief = await message.inputValue()
  await form.getByRole('button', { name: words.en.submit }).click()

  const sent = toast(page, 'Message sent successfully!')
  await sent.getByRole('button', { name: 'Copy my message' }).click()
  await expect(toast(page, 'Message copied')).toBeVisible()
  expect(messages(site)).toEqual([brief])
  const reference = String(site.sandbox.lead.received[0]?.body.submissionId).slice(0, 8)
  const copy = await page.evaluate(() => navigator.clipboard.readText())
  expect(copy.startsWith(`Reference: ${reference}\nFirst Name: ${written.firstName}\n`)).toBe(true)
  expect(copy.endsWith(brief)).toBe(true)

  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(verdict(page)).toHaveText('No recommendation yet')
  await expect(page).toHaveURL(place)
  await page.reload()
  await expect(page.getByLabel('Town or city')).toHaveValue('')

  await open(page, '/enquiries')
  await expect(listedEnquiries(page)).toContainText(/package/i)
  await expect(listedEnquiries(page)).toContainText(reference)
  await expect(page.getByRole('main')).not.toContainText('Al Ain')
})

test('keeps the visitor’s own plan when another comes by link', full, async ({ page }) => {
  const town = page.getByLabel('Town or city')
  const offer = toast(page, 'Your own plan is saved')
  await open(page, place)
  await waitForHydration(page, 'main form input')
  await town.fill('Sharjah')
  await expect(page).toHaveURL(/town=Sharjah/)

  await open(page, goldPlan)
  await expect(offer).toBeVisible()
  await town.fill('Al Ain, hall 2')
  await expect(page).toHaveURL(/hall\+2/)
  await offer.getByRole('button', { name: 'Open my plan' }).click()
  await expect(town).toHaveValue('Sharjah')
  await expect(page).toHaveURL(`${place}?town=Sharjah`)
  await expect(offer).toBeHidden()

  await open(page, goldPlan)
  await offer.getByRole('button', { name: 'Replace my plan with this one' }).click()
  await open(page, place)
  await expect(town).toHaveValue('Al Ain')
  await expect(offer).toBeHidden()
  await expectAccessible(page, goldPlan)
})

test('prints a full brief on one page in both languages @chromium', full, async ({ page }) => {
  for (const [prefix, heading] of [
    ['', 'Platinum'],
    ['/ar', 'البلاتينية'],
  ] as const) {
    await open(page, `${prefix}${place}?${everything}`)
    await expect(verdict(page)).toHaveText(heading)
    await expect(page.getByRole('table').first()).toBeVisible()
    for (const format of ['A4', 'Letter'] as const)
      expect(await countPrintedPages(page, format), `${prefix} ${format}`).toBe(1)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('Ras Al Khaimah', { exact: false }).first()).toBeVisible()
    await expect(page.locator('main form').first()).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await page.emulateMedia({ media: null })
  }
})
