import { delayResponses } from '../support/delay-responses.ts'
import { expect, open, test, waitForHeader } from '../support/site.ts'
import { boxes, codeInput, streamIframe } from '../support/watch.ts'

test.use({ hasTouch: true })

test('sends each code once, and shows why one failed', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { received } = site.sandbox.codes
  const expired = page.getByText('This code expired at 21:00.')
  const watchNow = page.getByRole('button', { name: 'Watch Now' })
  await open(page, '/watch')

  await test.step('submits 50 ms after the last character, and again only with the button', async () => {
    await expect(watchNow).toBeDisabled()
    await codeInput(page).pressSequentially('exPire', { delay: 20 })
    await expect(expired).toBeVisible()
    expect(received).toEqual(['EXPIRE'])
    await page.keyboard.press('Backspace')
    await expect(expired).toBeHidden()
    await expect(page.getByText('Your code will appear on the Sporte app.')).toBeVisible()
    await page.keyboard.press('e')
    await expect(watchNow).toBeEnabled()
    await watchNow.click()
    await expect(expired).toBeVisible()
    expect(received).toEqual(['EXPIRE', 'EXPIRE'])
  })

  await test.step('keeps a code that failed, with its look-alikes only if it was refused', async () => {
    const lookAlikes = 'Check the characters that look alike: \u2066I/1/L\u2069 and \u2066S/5\u2069.'
    for (const [code, message, hint] of [
      ['BADJSN', 'Could not verify the code. Please try again.', null],
      ['SILENT', 'Invalid or expired code', lookAlikes],
    ] as const) {
      await codeInput(page).fill('')
      await expect(codeInput(page), code).not.toHaveAttribute('aria-invalid')
      await page.getByRole('link', { name: 'Skip to content' }).focus()
      await codeInput(page).fill(code)
      const alert = page.getByRole('alert').filter({ hasText: message })
      await expect(alert, code).toBeVisible()
      await expect(codeInput(page), code).toHaveValue(code)
      await expect(codeInput(page), code).toBeFocused()
      await expect(codeInput(page), code).toHaveAttribute('aria-invalid', 'true')
      await expect(alert.getByText('look alike'), code).toHaveText(hint === null ? [] : [hint])
      if (hint) await expect(codeInput(page), code).toHaveAccessibleDescription(new RegExp(`${hint}$`))
    }
  })

  await test.step('sends the code of a message or a link', async () => {
    const paste = async (text: string) => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
      await codeInput(page).focus()
      await page.keyboard.press('ControlOrMeta+v')
    }
    await codeInput(page).fill('')
    received.length = 0
    await codeInput(page).pressSequentially('ab')
    await paste('Hello,\nyour code:\nEXP1RE\nEnjoy!')
    await expect(page.getByText('Invalid or expired code')).toBeVisible()
    expect(received).toEqual(['EXP1RE'])
    await page.keyboard.press('ControlOrMeta+a')
    await paste(`${site.url}/watch?code=LIVE01`)
    await expect(streamIframe(page)).toBeVisible()
    expect(received).toEqual(['EXP1RE', 'LIVE01'])
  })
})

test('corrects one character by mouse, touch or keyboard', async ({ page, site, browserName }) => {
  await open(page, '/watch')
  const error = page.getByText('Invalid or expired code')
  const box = (index: number) => page.locator('main label i').nth(index)
  const current = page.locator('main label i[data-current]')
  const press = async (index: number, pointer: 'click' | 'tap') => {
    const bounds = await box(index).boundingBox()
    if (!bounds) throw new Error('the box has no size')
    const [x, y] = [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2]
    await (pointer === 'tap' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
    await expect(current).toHaveCount(1)
    await expect(box(index)).toHaveAttribute('data-current', 'true')
  }
  await codeInput(page).pressSequentially('xpxizx')
  await expect(error).toBeVisible()

  await press(0, 'click')
  await page.keyboard.press('-')
  await page.keyboard.press('X')
  await expect(codeInput(page)).toHaveValue('XPXIZX')
  await expect(error).toBeVisible()
  await press(0, 'click')
  await page.keyboard.press('e')
  await expect.poll(() => site.sandbox.codes.received).toEqual(['XPXIZX', 'EPXIZX'])
  await expect(error).toBeVisible()

  // Over WebDriver BiDi, Firefox dispatches no event for a tap and emulates no forced colours.
  const isLimited = browserName === 'firefox'
  await press(4, isLimited ? 'click' : 'tap')
  await page.keyboard.press('r')
  await expect.poll(() => site.sandbox.codes.received.at(-1)).toBe('EPXIRX')
  await expect(error).toBeVisible()

  // In a full field typing replaces the character after the caret.
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('x')
  await expect.poll(() => site.sandbox.codes.received.at(-1)).toBe('EXXIRX')
  await expect(error).toBeVisible()
  await page.keyboard.press('p')
  await expect.poll(() => site.sandbox.codes.received.at(-1)).toBe('EXPIRX')
  await expect(error).toBeVisible()

  await page.emulateMedia({ forcedColors: 'active' })
  await press(5, 'click')
  if (!isLimited) await expect(box(5)).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('e')
  await expect(page.getByText('This code expired at 21:00.')).toBeVisible()
})

// A route with `beforeLoad` may update a boundary before React hydrates it, which then renders it again:
// https://github.com/TanStack/router/issues/8180
test('reads the code of a link, and hydrates in place', async ({ page, site }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('main, main h1, main input, main label'))
        element.setAttribute('data-built', '')
    })
  })
  for (const prefix of ['', '/ar']) {
    await open(page, `${prefix}/watch?code=abc12`)
    await expect.poll(() => boxes(page), prefix).toBe('ABC12')
    await expect(page).toHaveURL(`${prefix}/watch`)
    for (const built of [page.locator('main'), page.locator('main h1'), codeInput(page)])
      await expect(built, prefix).toHaveAttribute('data-built')
    const lefts = await page
      .locator('main label i')
      .evaluateAll((all) => all.map((box) => box.getBoundingClientRect().left))
    expect(lefts, prefix).toEqual(lefts.toSorted((a, b) => a - b))
  }

  await page.goto('/watch?code=662E41&debug=1')
  // The short codes were not submitted.
  await expect.poll(() => site.sandbox.codes.received).toEqual(['662E41'])
  await expect(page).toHaveURL('/watch?debug=1')
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('662E41')
})

test('locks the field during the check, and ignores a late answer', async ({ page, site }) => {
  const hydrate = delayResponses(site, '/assets/libraries-')
  await page.goto('/watch', { waitUntil: 'commit' })
  await codeInput(page).pressSequentially('live0')
  hydrate()
  await expect.poll(() => boxes(page)).toBe('LIVE0')
  await expect(codeInput(page)).toHaveValue('LIVE0')

  const verify = delayResponses(site, '/sandbox/api/')
  const request = page.waitForRequest(/\/sandbox\/api\//)
  await codeInput(page).press('1')
  await expect(page.getByRole('button', { name: 'Verifying...' })).toBeDisabled()
  await expect(codeInput(page)).toHaveAttribute('readonly', '')
  await request // the script that sends it may load after the button is disabled

  // A late answer changes nothing if the visitor left and came back with another code.
  site.holdUp = () => undefined
  await waitForHeader(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Live scores' }).click()
  await expect(page.getByRole('heading', { name: 'Live scores', level: 1 })).toBeFocused()
  await page.getByRole('banner').getByRole('link', { name: 'Watch', exact: true }).click()
  await codeInput(page).fill('HIGH01')
  await expect(streamIframe(page)).toBeVisible()
  const answer = page.waitForResponse((response) => response.url().includes('/sandbox/api/'))
  verify()
  await answer
  await page.reload()
  await expect(streamIframe(page)).toBeVisible()
  expect(site.sandbox.codes.received.at(-1)).toBe('HIGH01')
})

test('opens a stream by keyboard, and keeps its code', async ({ page, site }) => {
  await open(page, '/watch')
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(codeInput(page)).toBeFocused()
  await page.keyboard.type('LIVE01')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(streamIframe(page)).toBeVisible()

  // The code of a link takes precedence.
  await open(page, '/watch?code=HIGH01')
  await expect(streamIframe(page)).toBeVisible()
  await open(page, '/ar/watch')
  await expect(streamIframe(page)).toBeVisible()
  expect(site.sandbox.codes.received).toEqual(['LIVE01', 'HIGH01', 'HIGH01'])

  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'استخدم رمزًا آخر' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(codeInput(page)).toHaveValue('')
  await open(page, '/watch')
  await expect(codeInput(page)).toHaveValue('')
  expect(site.sandbox.codes.received).toHaveLength(3)
})
