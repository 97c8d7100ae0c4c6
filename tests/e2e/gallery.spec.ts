import { expect, full, open, test } from '../support/site.ts'

test('gallery: opens a photo by URL, and pages by key, button and swipe', full, async ({ page }) => {
  await open(page, '/gallery')
  await page.getByRole('link', { name: /Corniche Cup Final/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Enlarged photo' })
  await expect(dialog.getByRole('heading', { name: 'Corniche Cup Final' })).toBeVisible()

  await expect(dialog.getByRole('img', { name: /volley|football/i })).toBeInViewport()
  await expect(page).toHaveURL(/photo=corniche-cup$/)
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('heading', { name: 'Desert Fury 7' })).toBeVisible()
  await expect(page).toHaveURL(/photo=desert-fury-7$/)
  await dialog.getByRole('button', { name: 'Previous photo' }).click()
  await expect(page).toHaveURL(/photo=corniche-cup$/)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/gallery$/)

  await page.getByRole('link', { name: /Gulf Boxing Series: Night 2/ }).click()
  await expect(dialog.getByRole('heading')).toHaveText('Gulf Boxing Series: Night 2')
  await dialog
    .getByRole('group')
    .evaluate((strip) => strip.scrollBy({ left: strip.clientWidth, behavior: 'instant' }))
  await expect(page).toHaveURL(/photo=desert-t20-cup$/)
  await expect(dialog.getByRole('heading')).toHaveText('Desert T20 Cup Final')

  await open(page, '/gallery?category=boxing')
  await page.getByRole('link', { name: /Gulf Boxing Series: Night 2/ }).click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('heading', { name: /Night 1/ })).toBeVisible()
  await expect(page).toHaveURL(/photo=gulf-boxing-night-1$/)
  // A scroll may end after closing.
  await dialog.evaluate((viewer) => {
    const endScroll = () => viewer.querySelector('[role=group]')?.dispatchEvent(new Event('scrollend'))
    viewer.addEventListener('close', endScroll, { capture: true })
  })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: /Gulf Boxing Series: Night 1/ })).toBeFocused()
  await expect(page).toHaveURL(/\/gallery\?category=boxing$/)

  await page.goto('/ar/gallery?photo=gulf-boxing-night-2')
  const anyDialog = page.getByRole('dialog')
  await expect(anyDialog.getByRole('heading')).toHaveText('سلسلة الخليج للملاكمة: الليلة 2')
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/photo=desert-t20-cup$/)

  await page.goto('/gallery?photo=no-such-picture')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(anyDialog).toHaveCount(0)
})
