import { hideScoresKey } from '@/contract/hide-scores-key.ts'
import { earlyEvening, startClockAt } from '../support/page-clock.ts'
import { expect, open, test } from '../support/site.ts'
import { codeInput, streamIframe } from '../support/watch.ts'

test('embeds the stream with minimal permissions, and only after a code', async ({ page, site }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await open(page, '/watch')
  await page.waitForLoadState('networkidle')
  expect([site.sandbox.codes.received.length, site.sandbox.geo.requests]).toEqual([0, 0])
  await expect(page.getByText('Your code will appear on the Sporte app.')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Watch Now' })).toBeInViewport({ ratio: 1 })
  await codeInput(page).fill('LIVE01')
  const frame = streamIframe(page)
  await expect(frame).toHaveAttribute(
    'src',
    `${site.url}/sandbox/player?title=Battle%20of%20the%20Burj%2C%20live`,
  )
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts')
  await expect(frame).toHaveAttribute('allow', 'autoplay; encrypted-media; fullscreen; picture-in-picture')
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin')
  await expect(frame).toHaveAttribute('title', 'Battle of the Burj')
  await expect(page.frameLocator('main iframe').getByText('Battle of the Burj, live')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Battle of the Burj')
  expect(site.sandbox.geo.requests).toBe(0) // no region restriction, so no lookup

  await test.step('the whole picture is visible, also in low windows', async () => {
    for (const [width, height] of [
      [844, 390],
      [932, 430],
      [667, 375],
      [1100, 640], // with the bottom bar
      [1366, 768],
    ] as const) {
      const size = `${width} × ${height}`
      await page.setViewportSize({ width, height })
      await frame.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
      const picture = await frame.boundingBox()
      const header = await page.locator('header').first().boundingBox()
      if (!picture || !header) throw new Error('no box')
      expect(picture.width / picture.height, size).toBeCloseTo(16 / 9, 1)
      expect(picture.width, size).toBeGreaterThan(width * 0.65)
      expect(picture.y, size).toBeGreaterThanOrEqual(Math.max(0, header.y + header.height) - 0.5)
      expect(picture.y + picture.height, size).toBeLessThanOrEqual(height + 0.5)
      // In a low window the header scrolls away.
      if (height < 480) expect(header.y + header.height, size).toBeLessThanOrEqual(0)
      else expect(header.y, size).toBe(0)
    }
  })
})

test('plays the chosen highlight, and scrolls them or shows a grid', async ({ page }) => {
  await open(page, '/watch?code=HIGH01')
  await expect(streamIframe(page)).toHaveAttribute('src', /quality=hd&title=Main%20event/)
  const cards = page.getByRole('region', { name: /Highlights|أبرز اللقطات/ }).getByRole('listitem')
  await expect(cards).toHaveCount(6)
  await expect(cards.nth(4)).toContainText('No thumbnail')
  await expect(cards.nth(0)).toContainText('Five rounds in six minutes.')
  const second = cards.nth(1).getByRole('button')
  await second.click()
  await expect(streamIframe(page)).toHaveAttribute('src', /title=Submission/)
  await expect(streamIframe(page)).toBeInViewport({ ratio: 1 })
  await expect(second).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('[aria-current="true"]').filter({ hasText: 'Now playing' })).toHaveCount(1)

  await page.setViewportSize({ width: 700, height: 900 })
  const region = page.getByRole('region', { name: /Highlights|أبرز اللقطات/ })
  const list = region.getByRole('list')
  const expectScrolling = async (towardsEnd: number) => {
    const width = await list.evaluate((element) => element.clientWidth)
    const scrolled = () => list.evaluate((element, sign) => element.scrollLeft * sign, towardsEnd)
    await region.getByRole('button', { name: /Next highlights|اللقطات التالية/ }).click()
    await expect.poll(scrolled).toBeCloseTo(width * 0.8, 0)
    await region.getByRole('button', { name: /Previous highlights|اللقطات السابقة/ }).click()
    await expect.poll(scrolled).toBeLessThan(2)
  }
  await expectScrolling(1)
  await region.getByRole('button', { name: 'Show all' }).click()
  await expect(region.getByRole('button', { name: 'Next highlights' })).toBeHidden()
  const overflow = await list.evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(overflow).toBeLessThanOrEqual(1)

  await page.evaluate((key) => localStorage.setItem(key, 'on'), hideScoresKey)
  await open(page, '/ar/watch') // with the stored code
  await expectScrolling(-1)
  await expect(cards.nth(1).getByRole('button')).toHaveText(/اللقطة 2$/)
  await region.getByRole('button', { name: 'أظهر النتائج' }).click()
  await expect(cards.nth(1)).toContainText('Submission')
})

test('shows hostile text as text and runs none of it', async ({ page }) => {
  page.on(
    'dialog',
    (dialog) => void dialog.dismiss().then(() => Promise.reject(new Error('a dialog opened'))),
  )
  await startClockAt(page, earlyEvening)
  await open(page, '/watch?code=EVIL02')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('"><script>alert(1)</script>')
  const cards = page
    .getByRole('region', { name: 'Highlights' })
    .getByRole('button', { name: /bold|exe|Untitled/ })
  await expect(cards.first()).toContainText('<b>bold</b>')
  await expect(cards.last()).toContainText('Untitled')
  for (const card of await cards.all()) {
    await card.click()
    await expect(page.getByRole('heading', { name: 'No video available' })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Next: Battle of the Burj' })).toBeVisible()
  await expect(page.locator('main img[src^="javascript"], main img[src^="data:text"]')).toHaveCount(0)
})
