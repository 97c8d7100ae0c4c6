import type { Locator } from '@playwright/test'
import { waitForHydration } from '../support/wait-for-hydration.ts'
import { earlyEvening, startClockAt } from '../support/page-clock.ts'
import { expect, open, test } from '../support/site.ts'

/** Scrolls to the section, which then hydrates, and waits for the dates, which it fills in first. */
async function reachScript(section: Locator): Promise<void> {
  await section.scrollIntoViewIfNeeded()
  await expect(section.getByRole('article').first()).toContainText(/20\d\d/)
}

test('upcoming events: each has a status, Watch Live in a new tab and a sample label', async ({ page }) => {
  await startClockAt(page, earlyEvening) // during the event, the first one would show that it is live instead
  await open(page, '/events')
  const upcoming = page.getByRole('region', { name: 'Upcoming Events' })
  const statuses = ['Live Registration', 'Registration Open', 'Early Bird', 'Coming Soon', 'Invitation Only']
  for (const status of statuses) await expect(upcoming.getByText(status)).toBeVisible()
  await expect(upcoming.getByText('Sample data')).toBeVisible()
  // Dates depend on the visitor's clock, so they appear after hydration.
  await expect(upcoming.locator('article').first()).toContainText(/, 20\d\d/)

  const opened = page.context().waitForEvent('page')
  await upcoming.getByRole('link', { name: /^Watch Live ?: Battle of the Burj/ }).click()
  expect(new URL((await opened).url()).pathname).toBe('/watch')
  await expect(page).toHaveURL(/\/events$/)
})

test('past events: the category is in the URL, announced, and undone by Back', async ({ page }) => {
  await open(page, '/events')
  const past = page.getByRole('region', { name: 'Past Events' })
  const filter = page.getByRole('navigation', { name: 'Filter past events by category' })
  await expect(past.getByRole('article')).toHaveCount(8)
  await reachScript(past)

  await filter.getByRole('link', { name: /^Boxing/ }).click()
  await expect(page).toHaveURL(/\/events\?category=boxing$/)
  await expect(page.locator('#announcer')).toContainText('3 past events shown')
  await expect(past.getByRole('article')).toHaveCount(3)
  await expect(filter.getByRole('link', { name: /^Boxing/ })).toHaveAttribute('aria-current', /./)

  await page.goBack()
  await expect(past.getByRole('article')).toHaveCount(8)

  await page.goto('/ar/events?category=cricket')
  await expect(page.getByRole('region', { name: 'الفعاليات السابقة' }).getByRole('article')).toHaveCount(1)
})

test('past events on a phone: shows four, then all, and focuses the first new one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/ar/events')
  const past = page.getByRole('region', { name: 'الفعاليات السابقة' })
  await reachScript(past)
  await page.getByRole('button', { name: 'اعرض 4 فعاليات أخرى' }).click()
  await expect(past.locator('article:visible')).toHaveCount(8)
  await expect(past.getByRole('article').nth(4).getByRole('link')).toBeFocused()
})

test('Battle of the Burj: loads the video on request, in both languages', async ({ page }) => {
  for (const [address, title, play] of [
    ['/battleofburj', 'Battle of the Burj: live event video', 'Play the event video'],
    ['/ar/battleofburj', 'معركة البرج: الفيديو المباشر للفعالية', 'شغّل فيديو الفعالية'],
  ] as const) {
    await open(page, address)
    await expect(page.locator('iframe')).toHaveCount(0)
    await page.getByRole('button', { name: play }).click()
    await expect(page.locator(`iframe[title="${title}"]`)).toBeVisible()
    const { width = 0, height = 1 } = (await page.locator('iframe').boundingBox()) ?? {}
    expect(width / height).toBeCloseTo(16 / 9, 1)
  }
})

test('video: reports a press offline, keeps the picture and plays once online', async ({ page, context }) => {
  for (const [address, name] of [
    ['/battleofburj', 'Play the event video'],
    ['/', 'Play the demo'],
  ] as const) {
    await open(page, address)
    const play = page.getByRole('button', { name })
    await play.scrollIntoViewIfNeeded()
    await waitForHydration(page, `[aria-label="${name}"]`)
    await context.setOffline(true)
    await play.click()
    await expect(page.getByText('The video will start when you’re back online.')).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(play).toBeVisible()
    await context.setOffline(false)
    await expect(page.frameLocator('iframe').locator('video')).toBeVisible()
  }
})

test('ad strips: keep their size and are hidden where they do not fit', async ({ page }) => {
  for (const [address, name, height] of [
    ['/events', 'Advertisement between the events', 120],
    ['/ar/blog/reading-a-southpaw', 'إعلان أسفل المقال', 90],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, address)
    const box = page.getByRole('complementary', { name, includeHidden: true })
    await box.scrollIntoViewIfNeeded()
    const size = await box.boundingBox()
    expect([size?.width, size?.height], address).toEqual([728, height])
    await expect(box.getByRole('link')).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(box).toBeHidden()
  }
})
