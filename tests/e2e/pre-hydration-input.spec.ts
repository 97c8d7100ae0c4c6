import { toast } from '../support/enquiry.ts'
import { delayResponses, delayDeferredScripts } from '../support/delay-responses.ts'
import { expect, hydrated, open, test, waitForHydration } from '../support/site.ts'
import { streamIframe } from '../support/watch.ts'

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

/** As an extension that adds elements beside fields. React then discards the markup and draws it again. */
const addElements = () =>
  document.addEventListener('DOMContentLoaded', () => {
    for (const field of document.querySelectorAll('input, textarea')) {
      field.setAttribute('data-extension', '')
      field.before(document.createElement('x-extension'))
      field.after(document.createElement('div'))
    }
  })

for (const [address, ...early] of [
  ['/watch', ['Six-character code', 'LIVE0']],
  ['/contact', ['First Name', 'Layla'], ['Email Address', 'layla@example.com'], ['Message', 'Two rings']],
  ['/plan', ['Town or city', 'Doha'], ['Bouts or matches', '8']],
  ['/login', ['Email', 'layla@example.com'], ['Password', 'long enough']],
  ['/blog', ['From ringside, to your inbox', 'layla@example.com']],
  ['/players', ['Search players', 'Khalid']],
  ['/help', ['Search for help', 'refund']],
] as const)
  test(`keeps text, focus and caret of ${address} in a redraw`, async ({ page, site, trouble }) => {
    const arrive = delayResponses(site, '/assets/libraries-')
    await page.addInitScript(addElements)
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    const fields = early.map(([label, text]) => ({
      box: page.getByLabel(label).and(page.locator('input, textarea')),
      text,
    }))
    for (const { box, text } of fields) await box.pressSequentially(text)
    arrive()
    await hydrated(page)
    await expect.poll(() => trouble.join()).toContain('React error #418')
    for (const { box, text } of fields) await expect(box).toHaveValue(text)
    await expect(fields.at(-1)?.box ?? page.locator('html')).toBeFocused()
    await page.keyboard.type('1')
    if (address === '/watch') await expect(streamIframe(page)).toBeVisible()
    else await expect(page.locator(':focus')).toHaveValue(`${fields.at(-1)?.text}1`)
    expect(trouble.splice(0).filter((each) => !each.includes('React error #418'))).toEqual([])
  })

test('focuses the next page, but no heading of a first page', async ({ page, site }) => {
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
