import type { Page } from '@playwright/test'
import { enquiryDialog, fillIn, submitButton, written } from '../support/enquiry.ts'
import { expect, full, open, test } from '../support/site.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Having trouble watching?' })
const video = (page: Page) => page.frameLocator('main iframe').locator('video')

const isPlaying = (page: Page) =>
  video(page).evaluate((player: HTMLVideoElement) => !player.paused && player.currentTime > 0)

test('playback help › reloads a stream, and hides the code', full, async ({ page, site, context }) => {
  // The code API writes the code into the event's name, but no message may contain it.
  site.sandbox.codes.answer = (code) => ({
    body: {
      code: 'SP-00',
      data: {
        eventStatus: 'LIVE',
        eventName: `Battle of the Burj ${code}`,
        streamingUrl: `${site.url}/sandbox/player?title=live`,
        allowedCountries: ['AE'],
      },
    },
  })
  await open(page, '/watch?code=LIVE01')
  await expect.poll(() => isPlaying(page)).toBe(true)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))

  site.sandbox.player.hasSignal = false
  // Seeks to the end of the current segment, so that whatever follows happens now.
  await video(page).evaluate((player: HTMLVideoElement) => (player.currentTime = player.duration - 0.1))
  const note = page.frameLocator('main iframe').locator('#note')
  await expect(note).toHaveText('Signal lost')
  site.sandbox.player.hasSignal = true
  await panel(page).getByRole('button', { name: 'Reload stream' }).press('Enter')
  await expect.poll(() => isPlaying(page)).toBe(true)
  await expect(page.locator('#announcer')).toContainText('Reloading the stream…')
  await expect(panel(page).getByRole('button', { name: 'Reload stream' })).toBeFocused()

  const { opened } = site.sandbox.player
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  await expect(panel(page)).toContainText('The stream will reload when you’re back online.')
  expect(site.sandbox.player.opened).toBe(opened)
  await context.setOffline(false)
  await expect.poll(() => site.sandbox.player.opened).toBe(opened + 1)
  await expect(panel(page)).toContainText('No need to enter your code again.')
  await expect.poll(() => isPlaying(page)).toBe(true)
  // The reloads request neither the code nor the region again.
  expect([site.sandbox.codes.received.length, site.sandbox.geo.requests]).toEqual([1, 1])

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(panel(page)).toContainText('Your side is fine.')
  await expect(panel(page)).toContainText('The results stay on this device.')
  expect(await isPlaying(page)).toBe(true)

  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const message = enquiryDialog(page).getByLabel('Message')
  await expect(message).toHaveValue(/^I’m having trouble watching Battle of the Burj …\./)
  const words = await message.inputValue()
  expect(words).toContain('- reloaded the stream 2 times\n- checked my device')
  expect(words).toContain(await page.evaluate(() => navigator.userAgent))
  await fillIn(page, { ...written, message: words })
  await submitButton(page).click()
  await expect.poll(() => site.sandbox.lead.received).toHaveLength(1)
  expect(JSON.stringify(site.sandbox.lead.received)).not.toMatch(/LIVE01/i)

  expect(site.sandbox.codes.received).toEqual(['LIVE01'])
  expect(asked.filter((request) => /LIVE01/i.test(request))).toEqual([])
  const kept = await page.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage))
  expect(kept.split(/LIVE01/i)).toHaveLength(2)
  expect(await page.evaluate(() => localStorage.getItem('sporte:watch-code'))).toBe('LIVE01')
})
