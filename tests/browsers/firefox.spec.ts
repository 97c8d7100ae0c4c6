import { fillIn, messages, toast, openDialog, submitButton, written } from '../support/enquiry.ts'
import { savedText } from '../support/in-page.ts'
import { expect, open, openInstalled, test } from '../support/site.ts'
import { codeInput, streamIframe } from '../support/watch.ts'
import { reportNoNetwork, reportTimeZone } from '../support/wrong-hints.ts'

test.use({ serviceWorkers: 'allow' })

test('opens pages offline, and the watch page recovers', async ({ page, site, trouble }) => {
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

test('streams and sends with wrong hints and marks in fields', async ({ page, site }) => {
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

for (const [what, address, selector, text, content] of [
  ['a calendar file', '/event/gulf-boxing-night-3', 'a[download]', 'Add to calendar', 'BEGIN:VCALENDAR'],
  ['a scorecard', '/ar/live-scores?match=final', 'main button', 'حمّل ملف CSV', 'فخر زمان'],
] as const)
  test(`saves ${what}`, async ({ page }) => {
    await open(page, address)
    await page.mouse.move(20, 300)
    expect(await page.evaluate(savedText, { selector, text })).toContain(content)
  })
