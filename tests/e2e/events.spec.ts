import { expect, open, test, waitForHydration } from '../support/site.ts'

test('events: filters past ones by the category in the URL', async ({ page }) => {
  await open(page, '/events')
  const upcoming = page.getByRole('region', { name: 'Upcoming Events' })
  // Dates depend on the visitor's clock, so they appear after hydration.
  await expect(upcoming).toContainText(/, 20\d\d/)
  await upcoming.getByRole('button', { name: /^Registration Open ?: Emirates Sixes/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Register for Emirates Sixes: Finals Day' })
  await expect(dialog.getByLabel('Message')).toHaveValue(/^I’d like to register for Emirates Sixes/)
  await dialog.getByRole('button', { name: 'Close' }).click()
  const opened = page.context().waitForEvent('page')
  await upcoming.getByRole('link', { name: /^Watch Live ?: Battle of the Burj/ }).click()
  const tab = await opened
  expect(new URL(tab.url()).pathname).toBe('/watch')
  await tab.close()
  await expect(page).toHaveURL(/\/events$/)

  const past = page.getByRole('region', { name: 'Past Events' })
  const filter = page.getByRole('navigation', { name: 'Filter past events by category' })
  await expect(past.getByRole('article')).toHaveCount(8)
  await past.scrollIntoViewIfNeeded() // it then hydrates, and first fills in the dates
  await expect(past.getByRole('article').first()).toContainText(/20\d\d/)
  await filter.getByRole('link', { name: /^Boxing/ }).click()
  await expect(page).toHaveURL(/\/events\?category=boxing$/)
  await expect(page.locator('#announcer')).toContainText('3 past events shown')
  await expect(past.getByRole('article')).toHaveCount(3)
  await expect(filter.getByRole('link', { name: /^Boxing/ })).toHaveAttribute('aria-current', /./)
  await page.goBack()
  await expect(past.getByRole('article')).toHaveCount(8)

  // A phone shows four, then all, and focuses the first new one.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(past.locator('article:visible')).toHaveCount(4)
  await page.getByRole('button', { name: /^Show all/ }).click()
  await expect(past.locator('article:visible')).toHaveCount(8)
  await expect(past.getByRole('article').nth(4).getByRole('link')).toBeFocused()
  await open(page, '/events?category=cricket')
  await expect(past.getByRole('article')).toHaveCount(1)
})

test('video: loads on a press only, and plays once online', async ({ page, context }) => {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/sandbox/player')) requested.push(request.url())
  })
  await open(page, '/')
  const play = page.getByRole('button', { name: 'Play the demo' })
  const frame = page.locator('iframe')
  await page.getByRole('link', { name: 'Watch the demo' }).click()
  await expect(page.locator('#video h2')).toBeInViewport()
  await expect(page.locator('#video').getByRole('link')).toHaveAttribute('target', '_blank')
  await waitForHydration(page, '[aria-label="Play the demo"]')
  await context.setOffline(true)
  await play.click()
  await expect(page.getByText('The video will start when you’re back online.')).toBeVisible()
  await expect(frame).toHaveCount(0)
  await expect(play).toBeVisible()
  expect(requested).toEqual([])
  await context.setOffline(false)
  await expect(page.frameLocator('iframe').locator('video')).toBeVisible()
  await expect(frame).toHaveAttribute('title', /./)
  expect(requested).toHaveLength(1)
  const { width = 0, height = 1 } = (await frame.boundingBox()) ?? {}
  expect(width / height).toBeCloseTo(16 / 9, 1)
})
