import { expect, open, test } from '../support/site.ts'
import { streamIframe } from '../support/watch.ts'

test.describe('region check', () => {
  test('shows the block on the page and in a toast, and lists the regions, without aids for a stream', async ({
    page,
  }) => {
    const frames: string[] = []
    page.on('frameattached', (frame) => frames.push(frame.url()))
    await open(page, '/watch?code=UKONLY')
    await expect(page.getByRole('heading', { name: 'Content Not Available' })).toBeVisible()
    await expect(
      page.getByText(
        'This event is not available in your region. Due to broadcasting restrictions, this content is only available in selected regions.',
      ),
    ).toBeVisible()
    const toast = page.getByRole('alert').filter({ hasText: 'Content Not Available' })
    await expect(toast).toContainText('This event is not available in your region.')
    await expect(streamIframe(page)).toHaveCount(0)
    expect(frames, 'frames before the region was known').toEqual([])
    for (const aid of ['Watch on a bigger screen', 'Trouble with the picture?'])
      await expect(page.getByRole('heading', { name: aid })).toHaveCount(0)
    await page.getByRole('button', { name: 'View Allowed Regions' }).click()
    const dialog = page.getByRole('dialog', { name: 'Allowed Regions' })
    await expect(dialog.getByRole('list').first().getByRole('listitem')).toHaveText(['United Kingdom'])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'View Allowed Regions' })).toBeFocused()
  })

  test('shows progress during the check', { tag: '@full' }, async ({ page, site }) => {
    site.sandbox.geo.country = 'stall'
    await open(page, '/watch?code=GULF01')
    await expect(page.getByRole('heading', { name: 'Checking availability...' })).toBeVisible()
    await expect(streamIframe(page)).toHaveCount(0)
    // A lookup without a response does not block the stream.
    await expect(streamIframe(page)).toBeVisible()
  })
})
