import { expectNotice, fillIn, notice, openDialog, submitButton, written } from '../support/enquiry.ts'
import { expect, open, test } from '../support/site.ts'

const missing = [
  'Please fill in all required fields',
  'First name, last name, email, and message are required.',
] as const

test.describe('incomplete enquiry', () => {
  test('shows the specified notice, marks every gap and focuses the first', async ({ page, site }) => {
    await open(page, '/about')
    const form = await openDialog(page)
    await submitButton(page).click()
    await expectNotice(page, ...missing)
    await expect(form.getByRole('alert')).toHaveAttribute('data-tone', 'bad')
    for (const label of ['First Name', 'Last Name', 'Email', 'Message']) {
      await expect(form.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
      await expect(form.getByLabel(label)).toHaveAccessibleDescription('This field is required.')
    }
    for (const label of ['Phone', 'Country']) {
      await expect(form.getByLabel(label)).not.toHaveAttribute('aria-invalid')
    }
    await expect(form.getByLabel('First Name')).toBeFocused()
    expect(site.sandbox.lead.attempts).toBe(0)
  })

  test('names the malformed address, and sends after a fix', async ({ page, site }) => {
    await open(page, '/about')
    const form = await openDialog(page)
    await fillIn(page, { ...written, email: 'layla@-example.com' })
    await submitButton(page).click()
    await expect(form.getByLabel('Email')).toBeFocused()
    await expect(form.getByLabel('Email')).toHaveAccessibleDescription(
      'Enter a valid email address, e.g. name@example.com.',
    )
    await expect(notice(page, missing[0])).toBeHidden() // nothing is missing
    expect(site.sandbox.lead.attempts).toBe(0)
    await form.getByLabel('Email').fill('layla@example.com')
    await form.getByLabel('Email').press('Enter')
    await expect(notice(page, 'Message sent successfully!')).toBeVisible()
    expect(site.sandbox.lead.attempts).toBe(1)
  })
})
