import { expect, open, test } from '../support/site.ts'

test('opens a photo, pages with the keys and closes on Back', async ({ page }) => {
  await open(page, '/gallery')
  await page.getByRole('link', { name: /Corniche Cup Final/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Enlarged photo' })
  await expect(dialog.getByRole('heading', { name: 'Corniche Cup Final' })).toBeVisible()
  await expect(dialog.getByRole('img')).toHaveCount(1)
  await expect(dialog.getByRole('img', { name: /volley|football/i })).toBeInViewport()
  await expect(page).toHaveURL(/photo=corniche-cup$/)

  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('heading', { name: 'Desert Fury 7' })).toBeVisible()
  await expect(page).toHaveURL(/photo=desert-fury-7$/)
  await dialog.getByRole('button', { name: 'Previous photo' }).click()
  await dialog.getByRole('button', { name: 'Previous photo' }).click()
  await expect(page).toHaveURL(/photo=desert-t20-cup$/)

  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/gallery$/)
})

test('closes on Escape and focuses the photo shown last', async ({ page }) => {
  await open(page, '/gallery?category=boxing')
  await page.getByRole('link', { name: /Gulf Boxing Series: Night 2/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/photo=gulf-boxing-night-1$/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/gallery\?category=boxing$/)
  await expect(page.getByRole('link', { name: /Gulf Boxing Series: Night 1/ })).toBeFocused()
})

test('ignores a scroll that ends after closing', async ({ page }) => {
  await open(page, '/gallery?category=boxing')
  await page.getByRole('link', { name: /Gulf Boxing Series: Night 2/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('heading', { name: /Night 1/ })).toBeVisible()
  await dialog.evaluate((viewer) => {
    const endScroll = () => viewer.querySelector('[role=group]')?.dispatchEvent(new Event('scrollend'))
    viewer.addEventListener('close', endScroll, { capture: true })
  })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: /Gulf Boxing Series: Night 1/ })).toBeFocused()
  await expect(page).toHaveURL(/\/gallery\?category=boxing$/)
})

test('opens a photo from the URL and stays on the gallery after closing', async ({ page }) => {
  await open(page, '/events')
  await page.goto('/gallery?photo=dune-masters')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/gallery$/)

  await page.goto('/gallery?photo=no-such-picture')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('shows the next photo on the left arrow in Arabic', async ({ page }) => {
  await open(page, '/ar/gallery?photo=gulf-boxing-night-2')
  await expect(page.getByRole('dialog').getByRole('heading')).toHaveText('سلسلة الخليج للملاكمة: الليلة 2')
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/photo=desert-t20-cup$/)
  await expect(page.getByRole('dialog').getByRole('heading')).toHaveText('نهائي كأس الصحراء T20')
})

test('updates the URL when a swipe ends on another photo', async ({ page }) => {
  await open(page, '/gallery?photo=gulf-boxing-night-2')
  await page
    .getByRole('dialog')
    .getByRole('group')
    .evaluate((strip) => strip.scrollBy({ left: strip.clientWidth, behavior: 'instant' }))
  await expect(page).toHaveURL(/photo=desert-t20-cup$/)
  await expect(page.getByRole('dialog').getByRole('heading')).toHaveText('Desert T20 Cup Final')
})
