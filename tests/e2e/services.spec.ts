import { enquiryDialog } from '../support/enquiry.ts'
import { expect, full, open, test, waitForHydration } from '../support/site.ts'

test('adds the label of the button to the enquiry', full, async ({ page }) => {
  for (const [address, name, message] of [
    ['/service/sports-equipment', 'Request a quote', 'in Sports Equipment\\.'],
    ['/service/sports-equipment', 'Request a quote Boxing', 'In particular: Boxing.'],
    ['/service/sports-equipment', 'Order in bulk', 'in Sports Equipment - Bulk Order\\.'],
    ['/service/sports-equipment', 'Ask us anything', 'in Sports Equipment - General Inquiry\\.'],
    ['/service/event-crm', 'Start Free Trial', 'in Event CRM - Free Trial\\.'],
    ['/service/digital-marketing', 'Choose Professional', 'Digital Marketing - Professional package\\.'],
  ] as const) {
    await open(page, address)
    const opener = page.getByRole('main').getByRole('button', { name }).first()
    await opener.scrollIntoViewIfNeeded()
    await waitForHydration(page, 'main button')
    await opener.click()
    await expect(enquiryDialog(page).getByLabel('Message'), name).toHaveValue(new RegExp(message))
    const mailbox = address.endsWith('equipment') ? 'equipment@' : '@'
    await expect(enquiryDialog(page).getByRole('link', { name: mailbox })).toBeVisible()
  }
})

test('shows the chosen camera plan and game preview', async ({ page }) => {
  await open(page, '/service/production-broadcasting')
  const jib = page.getByRole('listitem').filter({ hasText: 'Jib over the ring' })
  await expect(jib.getByText('not in this package')).toBeHidden()
  await page.getByRole('radio', { name: /Bronze/ }).check()
  await expect(jib.getByText('not in this package')).toBeVisible()

  await open(page, '/service/mobile-games')
  const preview = page.getByRole('group', { name: 'Preview of the game' })
  await page.getByRole('radio', { name: 'Trivia' }).check()
  await expect(preview.getByText('Three minutes')).toBeVisible()
  await expect(preview.getByText('Pick five under the cap')).toBeHidden()
  await page.getByLabel('Club or promotion').fill('Desert Kings')
  await expect(preview.getByText('Desert Kings')).toBeVisible()
})
