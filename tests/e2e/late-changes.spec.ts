import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { hydrateAll } from '../support/hydrate-all.ts'
import { propertyOf, readCalendar } from '../support/read-calendar.ts'
import { expect, open, test } from '../support/site.ts'

async function downloadEntry(page: Page) {
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: /^(?:Add to calendar|أضف إلى التقويم)$/ }).click()
  const { events } = readCalendar(readFileSync(await (await coming).path(), 'utf8'))
  return events[0]
}

const texts = [
  {
    prefix: '',
    cancelled: /This bout is cancelled\.\s*Changed 2 days ago · Nov 21, 2026/,
    replaced: /Alikhan Seitov replaces Ziad Khoury[^]*Changed 25 days ago · Oct 29, 2026/,
    bout: 'Saif Al Jahdali vs Patrick Oyelaran: This bout is cancelled.',
    tag: 'Card changed',
  },
  {
    prefix: '/ar',
    cancelled: /أُلغي هذا النزال\.\s*تاريخ التغيير: أول أمس · 21 نوفمبر 2026/,
    replaced: /عليخان سيتوف بدلًا من زياد خوري[^]*تاريخ التغيير: قبل 25 يومًا · 29 أكتوبر 2026/,
    bout: 'أُلغي هذا النزال.',
    tag: 'تغيّرت البطاقة',
  },
]

for (const { prefix, cancelled, replaced, bout, tag } of texts) {
  test(
    `shows late changes with hidden scores, and its calendar file and lists follow, on ${prefix || '/'}`,
    { tag: '@full' },
    async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-11-23T10:00:00Z'))
      await page.addInitScript(() => localStorage.setItem('sporte:spoilers', 'on'))
      await open(page, `${prefix}/event/desert-fury-7`)
      await hydrateAll(page)
      const row = page.locator('#bout-3')
      await expect(row).toContainText(replaced)
      await expect(row.locator('s')).toBeVisible()
      await expect(row.locator('s')).toHaveText(/Ziad Khoury|زياد خوري/)

      await open(page, `${prefix}/event/gulf-boxing-night-3?tab=card`)
      await hydrateAll(page)
      await expect(page.locator('#bout-4')).toContainText(cancelled)
      await expect(page.locator('#bout-4')).not.toContainText(/UAE time|الإمارات/)
      await expect(page.locator('#bout-3')).toContainText(/8:20(?:–| و)8:45/)
      const entry = await downloadEntry(page)
      expect(propertyOf(entry, 'DESCRIPTION')).toContain(bout)
      // One change outweighs the day of writing.
      expect(Number(propertyOf(entry, 'SEQUENCE'))).toBe(100_000 + Date.UTC(2026, 10, 23) / 86_400_000)
      expect(entry?.alarms).toHaveLength(2)

      for (const list of ['/events', '/dashboard']) {
        await open(page, `${prefix}${list}`)
        await hydrateAll(page)
        const listed = page
          .getByRole('listitem')
          .filter({ has: page.locator('a[href*="gulf-boxing-night-3"]') })
        await expect(listed.first(), list).toContainText(tag)
      }
    },
  )
}
