import { fillIn, messages, toast, openDialog, submitButton, written } from '../support/enquiry.ts'
import { readFeed, savedText } from '../support/in-page.ts'
import { expect, open, openInstalled, test } from '../support/site.ts'
import { codeInput, streamIframe } from '../support/watch.ts'
import { reportNoNetwork, reportTimeZone } from '../support/wrong-hints.ts'

test.use({ serviceWorkers: 'allow' })

test('opens pages offline in both languages, and the watch page recovers', async ({
  page,
  site,
  trouble,
}) => {
  await reportNoNetwork(page)
  await reportTimeZone('Etc/Unknown')(page)
  await openInstalled(page, '/about')
  // Stop the server instead: Playwright's offline mode affects the pages of Firefox but not its workers.
  await site.stop()
  for (const [address, heading] of [
    ['/live-scores', 'Live scores'],
    ['/ar/live-scores?match=4', 'النتائج المباشرة'],
    ['/player/nobody', 'Oops! Page not found'],
  ] as const) {
    await open(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
  await expect.poll(() => trouble).toEqual(['error: 404: there is no page at /player/nobody'])
  trouble.length = 0
  await page.goto('/ar/watch')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('المشاهدة تحتاج إلى اتصال')
  await site.start()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('أدخل الرمز من التطبيق')
})

test('opens a stream, sends an enquiry and shows the score with wrong hints and marks in fields', async ({
  page,
  site,
}) => {
  await reportNoNetwork(page)
  await reportTimeZone('Etc/Unknown')(page)
  await open(page, '/watch')
  await codeInput(page).fill('\u200fLIVE01\u200f')
  await expect(streamIframe(page)).toBeVisible()

  site.sandbox.scores.play({ seed: 1, from: 60 })
  await open(page, '/live-scores')
  await page.mouse.move(20, 300)
  await expect(page.getByRole('main').getByRole('button', { name: 'Full score' })).toBeVisible()

  await openDialog(page)
  await fillIn(page, { ...written, email: `\u202d${written.email}\u202c` })
  await submitButton(page).click()
  await expect(toast(page, 'Message sent successfully!')).toBeVisible()
  expect(messages(site)).toEqual([written.message])
  expect(site.sandbox.lead.received.map(({ body }) => body.email)).toEqual([written.email])
})

test('has the width axis of the display font', async ({ page }) => {
  await open(page, '/about')
  const widths = await page.evaluate(async () => {
    await document.fonts.ready
    const line = document.createElement('span')
    line.textContent = 'THE MAIN EVENT'
    line.style.cssText = 'position: absolute; font: 700 60px "Sporte Display"'
    document.body.append(line)
    return ['62%', '80%', '112%'].map((width) => {
      line.style.fontStretch = width
      return line.getBoundingClientRect().width
    })
  })
  expect(widths[1]).toBeGreaterThan((widths[0] ?? 0) * 1.1)
  expect(widths[2]).toBeGreaterThan((widths[1] ?? 0) * 1.1)
})

test('keeps the theme in the other language', async ({ page }) => {
  await open(page, '/your-data')
  await page.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'Dark' }).click()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(11, 13, 18)')
  await page.goto('/ar/about', { waitUntil: 'commit' })
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(11, 13, 18)')
})

test('shows a late change, and saves it in a calendar file', async ({ page }) => {
  await open(page, '/events')
  const listed = page.getByRole('listitem').filter({ has: page.locator('a[href*="gulf-boxing-night-3"]') })
  await expect(listed.first()).toContainText('Card changed')
  await open(page, '/event/gulf-boxing-night-3?tab=card')
  await expect(page.locator('#bout-4')).toContainText('This bout is cancelled.')
  await page.mouse.move(20, 300)
  const entry = await page.evaluate(savedText, { selector: 'a[download]', text: 'Add to calendar' })
  expect(entry).toMatch(/^BEGIN:VCALENDAR[^]*SEQUENCE:1\d{5}\r\n/)
})

test('shows the published share of an innings, and saves a scorecard', async ({ page }) => {
  await open(page, '/ar/live-scores?match=final')
  await page.mouse.move(30, 300)
  await expect(page.getByRole('main')).toContainText(/الضرب والركضات الإضافية: \d+ من \d+ ركض/)
  const csv = await page.evaluate(savedText, { selector: 'main button', text: 'حمّل ملف CSV' })
  expect(csv).toContain('فخر زمان')
})

test('reads the feed', async ({ page }) => {
  await open(page, '/ar/blog')
  expect(await page.evaluate(readFeed)).toEqual({ language: 'ar', hasEntries: true })
})
