import type { Page } from '@playwright/test'
import { notice } from '../support/enquiry.ts'
import { expect, open, test } from '../support/site.ts'

/** Opens a page whose frame has come to life, while the scripts of its parts are on their way until `arrive` is called. */
async function openWithPartsUnderWay(page: Page, address: string): Promise<{ arrive: () => void }> {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await open(page, address)
  await page.route('**/assets/*.js', async (route) => {
    await arrived
    await route.continue()
  })
  return { arrive: () => arrive() }
}

test.describe('what is pressed before its script is there', () => {
  test('a package is chosen into the enquiry', async ({ page }) => {
    const { arrive } = await openWithPartsUnderWay(page, '/')
    await page.getByRole('button', { name: 'Choose Gold' }).click()
    await expect(page).toHaveURL('/')
    arrive()
    await expect(page.getByRole('dialog').getByLabel('Message')).toHaveValue(
      "I'm interested in the Gold package. Please provide more details about pricing and next steps.",
    )
  })

  test('an email address stays in its box, and can be sent', async ({ page, site }) => {
    const { arrive } = await openWithPartsUnderWay(page, '/blog')
    const box = page.getByLabel('From ringside, every Friday')
    const subscribe = page.getByRole('button', { name: 'Subscribe' })
    await box.fill('layla@example.com')
    await box.press('Enter')
    await expect(subscribe).toBeDisabled()
    arrive()
    await expect(subscribe).toBeEnabled()
    await expect(page).toHaveURL('/blog')
    await expect(box).toHaveValue('layla@example.com')
    await subscribe.click()
    await expect(notice(page, 'You are on the list.')).toBeVisible()
    expect(site.sandbox.lead.received).toHaveLength(1)
  })
})
