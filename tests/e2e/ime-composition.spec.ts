import type { CDPSession, Page } from '@playwright/test'
import { delayResponses } from '../support/delay-responses.ts'
import { expect, full, open, test } from '../support/site.ts'
import { boxes, codeInput } from '../support/watch.ts'

/** Types like an input method editor (IME): each key replaces the whole unfinished word. */
async function compose(page: Page, text: string): Promise<CDPSession> {
  const keyboard = await page.context().newCDPSession(page)
  for (let end = 1; end <= text.length; end += 1) {
    await keyboard.send('Input.imeSetComposition', {
      text: text.slice(0, end),
      selectionStart: end,
      selectionEnd: end,
    })
  }
  return keyboard
}

test('submits a watch code once, by the button or when the composition ends', async ({ page, site }) => {
  const { codes } = site.sandbox
  await page.clock.install()
  await open(page, '/watch')
  await codeInput(page).focus()
  await compose(page, 'expire')
  // Pressing the key ends composition and also submits; a reply before key-up would allow a second attempt.
  const answer = delayResponses(site, '/sandbox/api')
  await page.getByRole('button', { name: 'Watch Now' }).click()
  await expect(page.getByRole('button', { name: 'Verifying...' })).toBeDisabled()
  answer()
  await expect(page.getByText('This code expired at 21:00.')).toBeVisible()
  await expect(codeInput(page)).toHaveValue('EXPIRE')
  expect(codes.received).toEqual(['EXPIRE'])

  await codeInput(page).fill('')
  const keyboard = await compose(page, 'k7b4qx')
  await expect.poll(() => boxes(page)).toBe('K7B4QX')
  await expect(codeInput(page)).toHaveValue('k7b4qx')
  await expect(page.getByRole('button', { name: 'Watch Now' })).toBeEnabled()
  await page.clock.runFor(1_000) // longer than the delay of the automatic submission
  expect(codes.received).toEqual(['EXPIRE'])

  await keyboard.send('Input.insertText', { text: 'k7b4qx' })
  await expect(codeInput(page)).toHaveValue('K7B4QX')
  await expect.poll(() => codes.received).toEqual(['EXPIRE', 'K7B4QX'])
})

test('keeps every character in search boxes, and in the order of Safari', full, async ({ page, site }) => {
  for (const [address, name] of [
    ['/players', /Search players/i],
    ['/help', /Search/i],
  ] as const) {
    await open(page, address)
    const box = page.getByRole('main').getByRole('searchbox', { name })
    await box.focus()
    const keyboard = await compose(page, 'bel')
    await expect(page, address).toHaveURL(/q=bel/) // search also runs during composition
    await compose(page, 'belal')
    await expect(box, address).toHaveValue('belal')
    await keyboard.send('Input.insertText', { text: 'Belal ' })
    await expect(page, address).toHaveURL(/q=Belal$/)
    await expect(box, address).toHaveValue('Belal ')
  }

  // Safari's last input event follows `compositionend`.
  await open(page, '/watch')
  await codeInput(page).focus()
  await compose(page, 'k7b4q')
  await codeInput(page).evaluate((input) => {
    if (!(input instanceof HTMLInputElement)) return
    input.dispatchEvent(new CompositionEvent('compositionend', { data: 'k7b4qx', bubbles: true }))
    input.setRangeText('k7b4qx', 0, input.value.length, 'end')
    input.dispatchEvent(new InputEvent('input', { data: 'k7b4qx', bubbles: true }))
  })
  await expect(codeInput(page)).toHaveValue('K7B4QX')
  await expect.poll(() => site.sandbox.codes.received).toEqual(['K7B4QX'])
})
