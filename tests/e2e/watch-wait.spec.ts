import { expect, open, test } from '../support/site.ts'
import { streamIframe } from '../support/watch.ts'

test('opens a stream automatically that begins after the code was entered', async ({ page, site }) => {
  // Only the end of the wait matters here, so the sandbox gives the stream when the test says so.
  let stream: string | null = null
  site.sandbox.codes.answer = () => ({
    body: {
      code: 'SP-00',
      data: { eventStatus: 'UPCOMING', eventName: 'battle of the burj', streamingUrl: stream },
    },
  })
  const { received } = site.sandbox.codes
  // Four in the afternoon UTC is the start.
  await page.clock.install({ time: '2026-11-26T15:30:00Z' })
  await open(page, '/watch?code=ABC123')

  await test.step('the event, its start and its card replace the dead end', async () => {
    await expect(page.getByRole('heading', { name: 'Your code works' })).toBeVisible()
    await expect(
      page.getByText('No video available yet. The stream will start here automatically.'),
    ).toBeVisible()
    const card = page.getByRole('region', { name: 'Fight Card' })
    await expect(card.getByRole('listitem')).toHaveCount(7)
    await expect(card).toContainText('Khalid Al Mansoori vs Raoni Maciel')
    await expect(card.getByText(/^Starts in/)).toContainText(/2\d:\d\d|30:00/)
    await expect(card.getByRole('link', { name: 'Add to calendar' })).toBeVisible()
  })

  await test.step('the player opens without a press, and the focus is not lost', async () => {
    await page.getByRole('button', { name: 'Check now' }).click()
    await expect.poll(() => received.length).toBe(2)
    stream = `${site.url}/sandbox/player?title=live`
    await expect(page.getByRole('button', { name: 'Check now' })).toBeFocused()
    await page.clock.fastForward(36_000)
    await expect(streamIframe(page)).toHaveAttribute('src', stream)
    await expect(page.locator('#announcer')).toContainText('The stream has started.')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByText('Your code works')).toBeHidden()
  })
})
