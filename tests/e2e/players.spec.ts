import { expect, full, open, openActive, test } from '../support/site.ts'

test('players: has name, sport and tab in the URL, and explains an empty list', async ({ page }) => {
  await open(page, '/ar/players')
  const search = page.getByRole('searchbox')
  const sport = page.getByRole('navigation', { name: 'الرياضة' })
  await search.fill('khaled mansouri')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText('خالد المنصوري')
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'khaled mansouri')
  await page.reload()
  await expect(search).toHaveValue('khaled mansouri')
  await expect(page.getByRole('article')).toHaveCount(1)

  await search.fill('qqqq')
  await expect(page.getByRole('article')).toHaveCount(0)
  await page.getByRole('link', { name: 'اعرض كل اللاعبين' }).click()
  await expect(search).toHaveValue('')
  await expect(page).toHaveURL(/\/ar\/players$/)

  await expect(page.getByRole('article')).not.toHaveCount(0)
  const everybody = await page.getByRole('article').count()
  await sport.getByRole('link', { name: 'ملاكمة' }).click()
  await expect(page).toHaveURL(/\/ar\/players\?sport=boxing$/)
  await expect(page.getByRole('article').filter({ hasNotText: 'ملاكمة' })).toHaveCount(0)
  expect(await page.getByRole('article').count()).toBeLessThan(everybody)

  await page.getByRole('link', { name: 'الأفضل أداءً' }).click()
  await expect(page.getByRole('link', { name: /^اعرض الملف/ })).toHaveCount(12)
  await page.goBack()
  await expect(sport.getByRole('link', { name: 'ملاكمة' })).toHaveAttribute('aria-current')

  await page.emulateMedia({ forcedColors: 'active' })
  const fill = (name: string) =>
    sport.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).backgroundColor)
  expect(await fill('ملاكمة'), 'the chosen sport in forced colours').not.toBe(await fill('كريكيت'))
})

test('players: compares two side by side, and explains a wrong pair', full, async ({ page }) => {
  await openActive(page, '/players')
  await page.getByRole('button', { name: 'Compare Khalid Al Mansoori' }).click()
  await expect(page.getByRole('complementary', { name: 'Players to compare' })).toContainText(
    'Choose another player',
  )
  await page.getByRole('button', { name: 'Compare Raoni Maciel' }).click()
  await page.getByRole('link', { name: 'Compare', exact: true }).click()

  await expect(page).toHaveURL(/compare=khalid-al-mansoori(?:,|%2C)raoni-maciel/)
  await expect(page).toHaveTitle('Khalid Al Mansoori vs Raoni Maciel · Sporte')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('row', { name: /Reach, cm/ })).toBeVisible()

  await page.getByRole('button', { name: 'Swap corners' }).click()
  await expect(page.getByLabel('Red corner')).toHaveValue('raoni-maciel')
  await page.getByLabel('Blue corner').selectOption({ label: 'Mina Farouk' })
  await expect(page).toHaveTitle('Raoni Maciel vs Mina Farouk · Sporte')

  await page.goto('/players?compare=khalid-al-mansoori,nobody')
  await expect(page.getByRole('main')).toContainText('No player has the ID “nobody”.')
  await page.getByLabel('Blue corner').selectOption({ label: 'Omar Haddad' })
  await expect(page).toHaveTitle('Khalid Al Mansoori vs Omar Haddad · Sporte')
  await page.goto('/ar/players?compare=omar-haddad,omar-haddad')
  await expect(page.getByRole('main')).toContainText('الركنان للاعب نفسه.')
})
