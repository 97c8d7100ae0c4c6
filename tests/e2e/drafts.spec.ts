import { waitForHydration } from '../support/wait-for-hydration.ts'
import { delayResponses } from '../support/delay-responses.ts'
import { dialog, fillIn, openDialog, submitButton, words, written } from '../support/enquiry.ts'
import { expect, hydrated, open, test } from '../support/site.ts'

test.describe('unsent enquiry draft', () => {
  test('survives the language switch and a reload on the contact page', async ({ page, site }) => {
    await open(page, '/contact')
    await page.getByLabel('First Name').fill('Layla')
    await page.locator('[name=message]').fill('How many cameras come with it?')
    await page.getByLabel('Department').selectOption('Events and production')
    await page.getByRole('link', { name: 'العربية' }).click()
    await expect(page).toHaveURL('/ar/contact')
    await expect(page.getByLabel('الاسم الأول')).toHaveValue('Layla')
    await expect(page.locator('[name=department]')).toHaveValue('Events and production')

    await page.reload()
    await hydrated(page)
    await expect(page.locator('[name=message]')).toHaveValue('How many cameras come with it?')
    await page.getByLabel('اسم العائلة').fill('Haddad')
    await page.getByLabel('البريد الإلكتروني').fill('layla@example.com')
    await page.getByLabel('الموضوع').fill('Gold')
    await page.getByRole('main').getByRole('button', { name: words.ar.submit }).click()
    await expect.poll(() => site.sandbox.lead.received).toHaveLength(1)
    await expect(page.locator('[name=message]')).toHaveValue('')

    await page.reload()
    await hydrated(page)
    await expect(page.locator('[name=message]')).toHaveValue('')
  })

  test('survives the language switch in the dialog', async ({ page }) => {
    await open(page, '/about')
    await openDialog(page)
    await fillIn(page)
    await dialog(page).getByRole('button', { name: words.en.cancel }).click()
    await page.getByRole('link', { name: 'العربية' }).click()
    await expect(page).toHaveURL('/ar/about')
    await hydrated(page)
    await openDialog(page, words.ar)
    await expect(dialog(page, words.ar).getByLabel(words.ar.message)).toHaveValue(written.message)
    await expect(dialog(page, words.ar).getByLabel(words.ar.country)).toHaveValue(written.country)
    await submitButton(page, words.ar).click()
    await expect(dialog(page, words.ar)).toBeHidden()

    await page.reload()
    await hydrated(page)
    await openDialog(page, words.ar)
    await expect(dialog(page, words.ar).getByLabel(words.ar.message)).toHaveValue('')
  })

  test('keeps what is typed before hydration beside what was stored', async ({ page, site }) => {
    await open(page, '/contact')
    await waitForHydration(page, '[name=message]')
    await page.locator('[name=message]').fill('How many cameras come with it?')
    const release = delayResponses(site, '/assets/')
    await page.goto('/contact?again', { waitUntil: 'commit' })
    await page.getByLabel('First Name').fill('Layla')
    release()
    await hydrated(page)
    await expect(page.locator('[name=message]')).toHaveValue('How many cameras come with it?')
    await expect(page.getByLabel('First Name')).toHaveValue('Layla')
  })

  test('can be cleared on the page Your data', async ({ page }) => {
    await open(page, '/contact')
    await waitForHydration(page, '[name=message]')
    await page.locator('[name=message]').fill('How many cameras come with it?')
    await open(page, '/your-data')
    const clear = page.getByRole('button', { name: 'Clear: Unsent drafts' })
    await clear.click()
    await expect(page.getByText('Nothing typed into an enquiry form.')).toBeVisible()
    await open(page, '/contact')
    await expect(page.locator('[name=message]')).toHaveValue('')
  })
})
