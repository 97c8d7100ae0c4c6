import { builtFiles } from '../support/built-site.ts'
import { delayResponses } from '../support/delay-responses.ts'
import { expect, full, hydrated, open, test } from '../support/site.ts'

test('stores no input of a sign-in, and filters the dashboard by URL', full, async ({ page }) => {
  await open(page, '/login')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.getByLabel('Password', { exact: true }).fill('ringside-28')
  await page.getByRole('button', { name: 'Forgot password' }).click()
  await expect(page.getByText('Coming Soon!')).toBeVisible()

  await page.getByLabel('Remember me').check()
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good \w+, Salem$/)
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  )
  expect(kept).not.toMatch(/nobody|ringside/)

  await page.getByRole('link', { name: 'Past Events' }).click()
  const rows = page.getByRole('region', { name: 'Past Events' }).getByRole('listitem')
  const all = await rows.count()
  await page.getByRole('searchbox').fill('HADDAD')
  await expect(page).toHaveURL(/\/dashboard\?tab=past&q=HADDAD$/)
  await expect(page.locator('#announcer')).toContainText(/\d past events?/)
  expect(await rows.count()).toBeLessThan(all)
  await expect(rows.first()).toContainText('Omar Haddad')

  await page.getByText('Filter', { exact: true }).click()
  const filter = page.getByRole('navigation', { name: 'Filter by category' })
  await filter.getByRole('link', { name: /^Cricket/ }).click()
  await expect(page).toHaveURL(/sport=cricket/)
  await expect(page.getByRole('heading', { name: 'No events found matching your search' })).toBeVisible()
  await page.goBack()
  await expect(rows.first()).toContainText('Omar Haddad')
  await expect(page.getByRole('searchbox')).toHaveValue('HADDAD')
  await page.getByRole('searchbox').fill('kickboxing')
  await page.getByRole('link', { name: 'Clear search' }).click()
  await expect(rows).toHaveCount(all)
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('live event: switches by the venue’s clock', full, async ({ page }) => {
  const main = page.getByRole('main')
  const openInMorning = async (address: string) => {
    await page.clock.setFixedTime('2026-03-14T07:18:00Z') // 11:18 at the venue
    await open(page, address)
  }
  /** Components that hydrate late do not receive the first event. */
  const expectInEvening = async (check: () => Promise<void>) => {
    await page.clock.setFixedTime('2026-03-14T16:30:00Z')
    await expect(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await check()
    }).toPass()
  }
  const briefly = { timeout: 1_000 }

  await openInMorning('/dashboard')
  const banner = (event: string) =>
    page.getByRole('region', { name: event }).filter({ hasText: 'Live tournament' })
  const clock = page.getByRole('timer', { name: 'Fight clock' })
  await expect(banner('Gulf Masters')).toContainText('22,650 watching')
  await expect(banner('Gulf Masters').getByRole('link', { name: 'Watch Live' })).toBeVisible()
  await expectInEvening(() => expect(banner('Battle of the Burj')).toContainText('31,480 watching', briefly))
  await expect(clock).toHaveCount(1)

  await openInMorning('/notifications')
  const notification = main.getByRole('link', { name: /^Battle of the Burj is/ })
  await expect(notification).toHaveText(/tonight$/)
  await expectInEvening(() => expect(notification).toHaveText(/is live$/, briefly))
})

test('marks notifications as read, and keeps the profile until Sign Out', full, async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.addInitScript(() => {
    sessionStorage.setItem('sporte:signed-in', 'yes')
    localStorage.setItem('sporte:marks-player', '["khalid-al-mansoori"]')
  })
  const script = builtFiles().find((file) => /notifications-page-[\w-]+\.js$/.test(file))
  const letGo = delayResponses(site, `/${script}`)
  const bell = (name: string) => page.getByRole('link', { name, exact: true })
  await page.goto('/notifications', { waitUntil: 'commit' })
  await hydrated(page)
  await expect(bell('Notifications, 3 new')).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Player of the Month$/ })
    .click()
  await expect(page).toHaveURL(/\/player-of-month$/)
  letGo()
  await bell('Notifications, 2 new').click()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.locator('#announcer')).toContainText('All read')
  await expect(page.getByText('New', { exact: true })).toHaveCount(0)
  await page.reload()
  await hydrated(page)
  await expect(bell('Notifications')).toBeVisible()

  await open(page, '/profile')
  const follow = page.getByRole('region', { name: 'Following' }).getByRole('button')
  await expect(follow).toHaveAccessibleName(/^Following ?: Khalid Al Mansoori$/) // hydrated
  await page.getByLabel('Full Name').fill('Maryam Al Suwaidi')
  await page.getByRole('button', { name: 'Save on this device' }).click()
  await expect(page.getByText('Saved on this device')).toBeVisible()

  await follow.click()
  await expect(follow).toHaveAccessibleName(/^Follow ?: Khalid Al Mansoori$/)

  await page.reload()
  await hydrated(page)
  const account = page.locator('summary', { hasText: 'Account: Maryam Al Suwaidi' })
  await account.click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Out' })).toBeHidden()
  await account.click()
  await page.getByRole('banner').getByRole('link', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('link', { name: 'Live scores' }).first()).toBeVisible()
})
