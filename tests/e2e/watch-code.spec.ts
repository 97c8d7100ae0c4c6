import { delayResponses } from '../support/delay-responses.ts'
import { expect, open, test } from '../support/site.ts'
import { boxes, codeInput, streamFrame } from '../support/watch.ts'

test.describe('watch code', () => {
  test('submits once per distinct code, 50 ms after the last character', async ({ page, site }) => {
    await open(page, '/watch')
    await expect(page.getByRole('button', { name: 'Watch Now' })).toBeDisabled()
    await codeInput(page).pressSequentially('exPire', { delay: 20 })
    await expect(page.getByText('This code expired at 21:00.')).toBeVisible()
    expect(site.sandbox.codes.received).toEqual(['EXPIRE'])

    await page.keyboard.press('Backspace')
    await expect(page.getByText('This code expired at 21:00.')).toBeHidden()
    await expect(page.getByText('Your code will appear on the Sporte app.')).toBeVisible()
    await page.keyboard.press('e')
    await expect(page.getByRole('button', { name: 'Watch Now' })).toBeEnabled()
    // The same code is submitted again only with the button, not automatically.
    await page.getByRole('button', { name: 'Watch Now' }).click()
    await expect(page.getByText('This code expired at 21:00.')).toBeVisible()
    expect(site.sandbox.codes.received).toEqual(['EXPIRE', 'EXPIRE'])
  })

  test('shows Verifying... and locks the field during the check', async ({ page }) => {
    await open(page, '/watch')
    await codeInput(page).fill('slow01')
    const button = page.getByRole('button', { name: 'Verifying...' })
    await expect(button).toBeDisabled()
    await expect(codeInput(page)).toHaveAttribute('readonly', '')
    await expect(streamFrame(page)).toBeVisible()
  })

  test('reads a code from the URL as text and removes it from there', async ({ page, site }) => {
    await page.goto('/watch?code=662E41&debug=1')
    await expect.poll(() => site.sandbox.codes.received).toEqual(['662E41'])
    await expect(page).toHaveURL('/watch?debug=1')
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('662E41')
  })

  // A route with `beforeLoad` may update a boundary before React hydrates it, which then renders it again:
  // https://github.com/TanStack/router/issues/8180
  test('hydrates the built markup in place, and submits no short code from the URL', async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        for (const element of document.querySelectorAll('main, main h1, main input, main label'))
          element.setAttribute('data-built', '')
      })
    })
    await open(page, '/watch?code=ab1')
    await expect.poll(() => boxes(page)).toBe('AB1')
    await expect(page).toHaveURL('/watch')
    await expect(page.locator('main h1')).toHaveAttribute('data-built')
    await expect(codeInput(page)).toHaveAttribute('data-built')
    await expect(page.locator('main')).toHaveAttribute('data-built')
    expect(site.sandbox.codes.received).toEqual([])
  })

  test('stores a verified code and verifies it again at the next visit', async ({ page, site }) => {
    await open(page, '/watch')
    await codeInput(page).fill('LIVE01')
    await expect(streamFrame(page)).toBeVisible()
    await open(page, '/about')
    await open(page, '/ar/watch')
    await expect(streamFrame(page)).toBeVisible()
    expect(site.sandbox.codes.received).toEqual(['LIVE01', 'LIVE01'])

    await page.getByRole('button', { name: 'استخدم رمزًا آخر' }).click()
    await expect(codeInput(page)).toHaveValue('')
    await open(page, '/watch')
    await expect(codeInput(page)).toHaveValue('')
    expect(site.sandbox.codes.received).toHaveLength(2)
  })

  for (const [code, message] of [
    ['ERRTXT', 'Code already used on another device.'],
    ['SILENT', 'Invalid or expired code'],
    ['BADJSN', 'Could not verify the code. Please try again.'],
  ] as const) {
    test(`shows "${message}" for ${code}`, async ({ page }) => {
      await open(page, '/watch')
      await codeInput(page).fill(code)
      await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
      await expect(codeInput(page)).toHaveValue(code)
      await expect(codeInput(page)).toBeFocused()
      await expect(codeInput(page)).toHaveAttribute('aria-invalid', 'true')
    })
  }

  test('names look-alike characters with the refusal and keeps the code', async ({ page }) => {
    const hint = 'Check the characters that look alike: \u2066I/1/L\u2069 and \u2066S/5\u2069.'
    await open(page, '/watch')
    await codeInput(page).fill('SILENT')
    await expect(page.getByRole('alert').getByText(hint)).toBeVisible()
    await expect(codeInput(page)).toHaveAccessibleDescription(new RegExp(`${hint}$`))
    await expect(codeInput(page)).toHaveValue('SILENT')
  })

  test('names no look-alike characters if the code was not refused', async ({ page }) => {
    await open(page, '/watch')
    await codeInput(page).fill('ERR500')
    await expect(page.getByRole('alert').getByText('Invalid or expired code')).toBeVisible()
    await expect(page.getByText('look alike')).toBeHidden()
  })

  test('keeps text that is typed before hydration', async ({ page, site }) => {
    const release = delayResponses(site, '/assets/libraries-')
    await page.goto('/watch', { waitUntil: 'commit' })
    await codeInput(page).pressSequentially('k7b')
    release()
    await expect.poll(() => boxes(page)).toBe('K7B')
    await expect(codeInput(page)).toHaveValue('K7B')
  })

  test('shows the boxes left to right in both languages', async ({ page }) => {
    for (const address of ['/watch?code=abc12', '/ar/watch?code=abc12']) {
      await open(page, address)
      await expect.poll(() => boxes(page)).toBe('ABC12')
      const lefts = await page
        .locator('main label i')
        .evaluateAll((all) => all.map((box) => box.getBoundingClientRect().left))
      expect(lefts).toEqual(lefts.toSorted((a, b) => a - b))
    }
  })

  test('works by keyboard alone', async ({ page }) => {
    await open(page, '/watch')
    await page.getByRole('link', { name: 'Skip to content' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(codeInput(page)).toBeFocused()
    await page.keyboard.type('LIVE01')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Use another code' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(codeInput(page)).toHaveValue('')
  })
})
