import { toast } from '../support/enquiry.ts'
import { delayResponses, delayDeferredScripts } from '../support/delay-responses.ts'
import { expect, open, test, waitForHydration } from '../support/site.ts'

test.describe('input before hydration', () => {
  test('preselects a package in the enquiry', async ({ page, site }) => {
    const arrive = delayDeferredScripts(site, '/')
    await open(page, '/')
    await page.getByRole('button', { name: 'Choose Gold' }).click()
    await expect(page).toHaveURL('/')
    arrive()
    await expect(page.getByRole('dialog').getByLabel('Message')).toHaveValue(
      "I'm interested in the Gold package. Please provide more details about pricing and next steps.",
    )
  })

  test('keeps an email address in its box and sends it', async ({ page, site }) => {
    const arrive = delayDeferredScripts(site, '/blog')
    await open(page, '/blog')
    const box = page.getByLabel('From ringside, to your inbox')
    const subscribe = page.getByRole('button', { name: 'Subscribe' })
    await box.fill('layla@example.com')
    await box.press('Enter')
    await expect(subscribe).toBeDisabled()
    arrive()
    await expect(subscribe).toBeEnabled()
    await expect(page).toHaveURL('/blog')
    await expect(box).toHaveValue('layla@example.com')
    await subscribe.click()
    await expect(toast(page, 'You’re on the list.')).toBeVisible()
    expect(site.sandbox.lead.received.map(({ body }) => body)).toMatchObject([
      { formTitle: 'Newsletter', email: 'layla@example.com' },
    ])
  })
})

test('focuses the next page if the visitor leaves before hydration, but no heading of a first page', async ({
  page,
  site,
}) => {
  const arrive = delayResponses(site, '/assets/background-')
  await open(page, '/ar/services')
  await waitForHydration(page, 'main a[href$="/service/digital-marketing"]')
  await page.locator('main a[href$="/service/digital-marketing"]').click()
  const heading = page.getByRole('heading', { level: 1, name: 'التسويق الرقمي وصناعة المحتوى' })
  await expect(heading).toBeVisible()
  arrive()
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle(/التسويق الرقمي/)

  await open(page, '/ar/services')
  // Search responds, so the idle-loaded features are ready.
  await page.getByRole('banner').getByRole('button', { name: 'ابحث' }).click()
  await expect(page.getByRole('combobox')).toBeFocused()
  await expect(page.locator('main h1')).not.toHaveAttribute('tabindex')
})
