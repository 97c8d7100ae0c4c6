import { delayResponses } from '../support/delay-responses.ts'
import { expect, open, test } from '../support/site.ts'
import { streamIframe } from '../support/watch.ts'

test('region check › shows its progress, and then the block', async ({ page, site }) => {
  const frames: string[] = []
  page.on('frameattached', (frame) => frames.push(frame.url()))
  const answer = delayResponses(site, '/sandbox/geo')
  await open(page, '/watch?code=UKONLY')
  await expect(page.getByRole('heading', { name: 'Checking availability...' })).toBeVisible()
  answer()
  await expect(page.getByRole('heading', { name: 'Content Not Available' })).toBeVisible()
  await expect(
    page.getByText(
      'This event is not available in your region. Due to broadcasting restrictions, this content is only available in selected regions.',
    ),
  ).toBeVisible()
  const toast = page.getByRole('alert').filter({ hasText: 'Content Not Available' })
  await expect(toast).toContainText('This event is not available in your region.')
  await toast.hover() // stays until the code goes
  await expect(streamIframe(page)).toHaveCount(0)
  expect(frames, 'frames before the region was known').toEqual([])
  for (const aid of ['Watch on a bigger screen', 'Having trouble watching?'])
    await expect(page.getByRole('heading', { name: aid })).toHaveCount(0)
  await page.getByRole('button', { name: 'View Allowed Regions' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Allowed Regions' })
  await expect(dialog.getByRole('list').first().getByRole('listitem')).toHaveText(['United Kingdom'])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'View Allowed Regions' })).toBeFocused()
  await page.getByRole('button', { name: 'Use another code' }).press('Enter')
  await expect(toast).toBeHidden()
})
