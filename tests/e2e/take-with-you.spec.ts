import { expectAccessible } from '../support/axe.ts'
import { delayDeferredScripts } from '../support/delay-responses.ts'
import { expect, listenForTrouble, open, test } from '../support/site.ts'

test(
  'take it with you: the other device shows what the link changes, and asks',
  { tag: '@full' },
  async ({ page, context, browser, site, trouble }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => {
      localStorage.setItem('sporte:marks-player', '["omar-haddad","yasmin-rahal"]')
      localStorage.setItem('sporte:marks-team', '["nile-united"]')
      localStorage.setItem('sporte:demo-profile', '{"name":"Noor","email":"noor@example.com"}')
      localStorage.setItem('sporte:theme', 'dark')
    })
    // The list grows during the press, and the button stays where it is.
    const release = delayDeferredScripts(site, '/your-data')
    await open(page, '/your-data')
    await page.getByRole('button', { name: 'Take it with you' }).hover()
    await page.mouse.down()
    release()
    await expect(page.getByRole('link', { name: 'Omar Haddad' })).toBeVisible()
    await page.mouse.up()
    const link = `${site.url}/your-data#take=1&players=omar-haddad+yasmin-rahal&teams=nile-united&theme=dark&data=system&scores=shown`
    await expect(page.getByText(link, { exact: true })).toBeVisible()
    await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible()
    await expectAccessible(page, 'your data with its QR code')
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Link copied.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

    const device = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block' })
    await listenForTrouble(device, trouble)
    const other = await device.newPage()
    await open(other, '/ar/your-data')
    await other.evaluate(() => localStorage.setItem('sporte:marks-player', '["yasmin-rahal"]'))
    await other.reload()
    const stored = () => other.evaluate(() => JSON.stringify(Object.entries(localStorage)))
    const before = await stored()
    const dialog = other.getByRole('dialog')
    const hash = new URL(link).hash

    // A link that arrives on an open page.
    await other.evaluate((text) => location.assign(text), hash.slice(0, -3))
    await expect(dialog).toContainText('هذا الرابط ليس من سبورتي أو أنه تالف')
    await dialog.getByRole('button', { name: 'أغلق' }).last().click()
    await expect(dialog).toHaveCount(0)
    await expect(other).toHaveURL('/ar/your-data')
    await other.evaluate((text) => location.assign(text), '#take=%E0%A4%A')
    await expect(dialog).toContainText('هذا الرابط ليس من سبورتي أو أنه تالف')
    await other.keyboard.press('Escape')
    await expect(other).toHaveURL('/ar/your-data')

    await other.evaluate((text) => location.assign(text), hash)
    await expect(dialog.getByRole('listitem')).toHaveText([
      'لاعب آخر تتابعه: عمر حداد',
      /^فريق آخر تتابعه: /,
      'المظهر: داكن',
    ])
    await expectAccessible(other, 'the question about a link')
    await dialog.getByRole('button', { name: 'أبقِ كل شيء كما هو' }).click()
    await expect(other).toHaveURL('/ar/your-data')
    expect(await stored()).toBe(before)

    // The English link opens the page in the language of this device, with the hash.
    await other.goto(link)
    await dialog.getByRole('button', { name: /^(?:Apply|طبّق)$/ }).click()
    await expect(other).toHaveURL(/\/your-data$/)
    expect(JSON.parse(await stored())).toEqual(
      expect.arrayContaining([
        ['sporte:marks-player', '["yasmin-rahal","omar-haddad"]'],
        ['sporte:marks-team', '["nile-united"]'],
        ['sporte:theme', 'dark'],
      ]),
    )
    await other.goto('about:blank')
    await other.goto(link)
    await expect(dialog).toContainText(/This device already has everything|كل ما في الرابط موجود/)
    await device.close()
  },
)
