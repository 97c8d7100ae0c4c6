import { expect, open, test } from '../support/site.ts'
import { codeInput } from '../support/watch.ts'

const hostile = '<img src=x onerror=alert(1)> codes fail'
const trouble = {
  state: 'trouble',
  message: { en: hostile, ar: 'تتعذّر قراءة بعض الرموز.' },
  since: '2026-01-01T17:04:00Z',
}

test('service status › shows a known problem as text, and moves nothing', async ({ page, site }) => {
  site.sandbox.status.answer = { body: trouble }
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  site.holdUp = (path) => (path === '/sandbox/status' ? held : undefined)
  await open(page, '/watch')
  const status = page.locator('main').getByRole('status')
  await expect(status).toHaveText('')
  const place = () => page.getByRole('button', { name: 'Watch Now' }).boundingBox()
  const before = await place()
  await codeInput(page).focus()
  release()
  await expect(status).toHaveText(`We’ve had a problem since Jan 1, 9:04 PM: ${hostile}`)
  expect(await place()).toEqual(before)
  await expect(codeInput(page)).toBeFocused()

  await open(page, '/ar/watch?code=LIVE01')
  const help = page.getByRole('region', { name: 'هل تواجه مشكلة في البث؟' })
  await expect(help.getByRole('status')).toContainText(trouble.message.ar)
  // The problem is over, and a press reads the status again.
  site.sandbox.status.answer = { body: { state: 'ok' } }
  await help.getByRole('button', { name: 'أعد تحميل البث' }).click()
  await expect(help.getByRole('status')).toHaveText('')
})
