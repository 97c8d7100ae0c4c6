import type { Page } from '@playwright/test'
import { serviceIds } from '@/content/services/services.ts'
import { enquiryDialog } from '../support/enquiry.ts'
import { expect, open, test, waitForHydration } from '../support/site.ts'

const h1 = (page: Page) => page.getByRole('heading', { level: 1 })

test('add the label of the button to the enquiry', { tag: '@full' }, async ({ page }) => {
  for (const [address, name, message] of [
    ['/service/sports-equipment', 'Request a quote', 'in Sports Equipment\\.'],
    ['/service/sports-equipment', 'Request a quote Boxing', 'In particular: Boxing.'],
    ['/service/sports-equipment', 'Order in bulk', 'in Sports Equipment - Bulk Order\\.'],
    ['/service/sports-equipment', 'Ask us anything', 'in Sports Equipment - General Inquiry\\.'],
    ['/service/event-crm', 'Start Free Trial', 'in Event CRM - Free Trial\\.'],
    [
      '/service/digital-marketing',
      'Choose Professional',
      'in the Digital Marketing - Professional package\\.',
    ],
  ] as const) {
    await open(page, address)
    const opener = page.getByRole('main').getByRole('button', { name }).first()
    await opener.scrollIntoViewIfNeeded()
    await waitForHydration(page, 'main button')
    await opener.click()
    await expect(enquiryDialog(page).getByLabel('Message'), name).toHaveValue(new RegExp(message))
  }
})

test('link to each other in a circle', { tag: '@full' }, async ({ page }) => {
  await open(page, '/services')
  await page.locator('main a[href="/service/digital-marketing"]').first().click()
  const seen = new Set<string>()
  for (let step = 0; step < serviceIds.length; step++) {
    await expect(page.locator('#nearby-heading')).toBeVisible()
    await expect(page.locator('main [data-service]')).toHaveCount(1)
    const service = await page.locator('main [data-service]').getAttribute('data-service')
    await expect(page).toHaveURL(`/service/${service}`)
    await expect(page).toHaveTitle(new RegExp(await h1(page).innerText(), 'i'))
    expect(await page.locator('main section').count(), `${service}`).toBeGreaterThanOrEqual(6)
    seen.add(await page.getByRole('main').innerText())
    await page.locator('a[rel=next]').click()
    await expect(page.locator(`main [data-service="${service}"]`)).toHaveCount(0)
  }
  expect(seen.size).toBe(serviceIds.length)
  await expect(page).toHaveURL('/service/digital-marketing') // back at the first one
})

test('show the chosen camera plan and game preview', async ({ page }) => {
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
