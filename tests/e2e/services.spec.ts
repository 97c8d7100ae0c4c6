import type { Page } from '@playwright/test'
import { serviceIds } from '@/content/services/services.ts'
import { enquiryDialog, words } from '../support/enquiry.ts'
import { expect, open, test, waitForHydration } from '../support/site.ts'

const h1 = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('service pages', () => {
  test(
    'add the label of the button to the enquiry, with the three equipment labels',
    { tag: '@full' },
    async ({ page }) => {
      for (const [address, button, said] of [
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
        ['/ar/service/sports-equipment', 'اطلب عرض سعر', '«المعدات الرياضية»'],
        ['/ar/service/sports-equipment', 'اطلب بالجملة', '«المعدات الرياضية: طلب بالجملة»'],
        ['/ar/service/sports-equipment', 'اسألنا عمّا تريد', '«المعدات الرياضية: استفسار عام»'],
      ] as const) {
        const language = address.startsWith('/ar') ? words.ar : words.en
        await open(page, address)
        const opener = page.getByRole('main').getByRole('button', { name: button }).first()
        await opener.scrollIntoViewIfNeeded()
        await waitForHydration(page, 'main button')
        await opener.click()
        await expect(enquiryDialog(page, language).getByLabel(language.message), button).toHaveValue(
          new RegExp(said),
        )
        await page.keyboard.press('Escape')
      }
    },
  )

  test(
    'link to each other in a circle, and each replaces the whole page',
    { tag: '@full' },
    async ({ page }) => {
      for (const prefix of ['', '/ar']) {
        await open(page, `${prefix}/services`)
        for (const id of serviceIds)
          await expect(page.locator(`main a[href="${prefix}/service/${id}"]`).first(), id).toBeVisible()
        await page.locator(`main a[href="${prefix}/service/digital-marketing"]`).first().click()
        const seen = new Set<string>()
        const headings = new Set<string>()
        for (let step = 0; step < serviceIds.length; step++) {
          await expect(page.locator('#nearby-heading')).toBeVisible()
          await expect(page.locator('main [data-service]')).toHaveCount(1)
          const service = await page.locator('main [data-service]').getAttribute('data-service')
          await expect(page).toHaveURL(`${prefix}/service/${service}`)
          await expect(page).toHaveTitle(new RegExp(await h1(page).innerText(), 'i'))
          expect(await page.locator('main section').count(), `${service}`).toBeGreaterThanOrEqual(6)
          headings.add(await h1(page).innerText())
          seen.add(await page.getByRole('main').innerText())
          await page.locator('a[rel=next]').click()
          await expect(page.locator(`main [data-service="${service}"]`)).toHaveCount(0)
        }
        expect(headings.size).toBe(serviceIds.length)
        expect(seen.size).toBe(serviceIds.length)
        await expect(page).toHaveURL(`${prefix}/service/digital-marketing`) // back at the first one
      }
    },
  )

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
})
