import { expect, full, open, openActive, test, waitForHydration } from '../support/site.ts'

test('AI services: a feature has its own URL', full, async ({ page }) => {
  await open(page, '/ar/ai-analytics?feature=win-prediction')
  const shared = page.getByRole('dialog', { name: 'توقّع الفوز' })
  await expect(shared.getByRole('heading', { name: 'أبرز المزايا' })).toBeVisible()
  await shared.getByRole('button', { name: 'أغلق' }).click()
  await expect(page).toHaveURL('/ar/ai-analytics')
  await expect(page.getByRole('link', { name: /توقّع الفوز/ })).toBeFocused()

  await openActive(page, '/ai-services')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Schedule Consultation', exact: true }).click()
  await expect(dialog.getByLabel('Message')).toHaveValue(
    /in Player performance analytics\..*\nIn particular: Schedule Consultation\.$/,
  )
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('link', { name: /^Learn More/ }).click()
  await expect(page).toHaveURL('/ai-analytics?feature=live-streaming')
  await expect(page.getByRole('dialog', { name: 'Live streaming' })).toBeVisible()

  await openActive(page, '/ai-analytics?feature=toString')
  await waitForHydration(page, 'main a[href*="feature="]')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Nine AI tools for live sport' })).toBeVisible()
  await expect(page).toHaveTitle(/AI analytics/)
  const cards = page.getByRole('link', { name: 'Overview and key features' })
  await expect(cards).toHaveCount(9)
  await cards.nth(8).click()
  await expect(page.getByRole('dialog', { name: 'Scheduling' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/ai-analytics')
  await expect(cards.nth(8)).toBeFocused()
  // Closing goes back in the history, so Back never reopens the dialog but Forward does.
  await page.goForward()
  await expect(page.getByRole('dialog', { name: 'Scheduling' })).toBeVisible()
})

test('Sportecoin: the tier chart works by keyboard and pointer', full, async ({ page }) => {
  for (const [address, forward, silver, gold, vip] of [
    ['/sporte-coin', 'ArrowRight', 'Silver', 'Gold', 'VIP'],
    ['/ar/sporte-coin', 'ArrowLeft', 'الفضي', 'الذهبي', 'مستوى VIP'],
  ] as const) {
    await openActive(page, address)
    const line = page.getByRole('slider')
    const result = page.locator('output')
    const here = page.locator('#rewards li[aria-current]')
    const top = () => line.evaluate((element) => element.getBoundingClientRect().top + scrollY)
    await expect(result, address).toContainText('600')
    await expect(here).toContainText(silver)
    await line.focus()
    const before = await top()
    await line.press(forward)
    await expect(result, address).toContainText('620')
    await line.press('End')
    await expect(result).toContainText('3,900')
    await expect(here).toContainText(vip)
    await expect(line).toHaveAttribute('aria-valuetext', new RegExp(`3,900.*${vip}`))
    await line.press('Home')
    await expect(here).toContainText('0–499')
    expect(await top(), address).toBe(before)

    const { width = 0 } = (await line.boundingBox()) ?? {}
    await line.click({ position: { x: width / 2, y: 20 } })
    await expect(here, address).toContainText(gold)
    await expect(result).toContainText(/1,9[0-9]0/)
  }
})
