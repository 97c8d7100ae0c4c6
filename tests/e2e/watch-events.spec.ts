import { expect, open, test } from '../support/site.ts'

/** Far from the venue, where a time without a zone would be mistaken for local time. */
test.use({ timezoneId: 'Pacific/Auckland' })

test('names the time zone on the cards of the watch page', async ({ page }) => {
  await open(page, '/watch')
  const cards = page.getByRole('main').locator('li a[href*="/event/"]')
  await expect(cards).toHaveCount(4)
  await cards.first().scrollIntoViewIfNeeded()
  await expect(cards.first()).toContainText(/\d:\d/)
  const lines = (await cards.allInnerTexts()).map((text) => text.trim())
  const timed = lines.filter((line) => /\d:\d/.test(line))
  // Upcoming events show a time; past events only show the date.
  expect(timed).toHaveLength(2)
  expect(timed[0]).toMatch(/8:00\sPM UAE time$/u)
  for (const line of timed) expect(line).toMatch(/\d{1,2}:\d{2}\s[AP]M UAE time$/u)
})
