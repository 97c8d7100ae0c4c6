import { expect, open, test } from '../support/site.ts'

test('profiles: have tabs in the URL, and omit what does not apply', async ({ page }) => {
  await open(page, '/player/omar-haddad')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Omar Haddad')
  const tabs = page.getByRole('navigation', { name: 'Profile' })
  await tabs.getByRole('link', { name: 'Statistics' }).click()
  await expect(page).toHaveURL(/\/player\/omar-haddad\?tab=statistics$/)
  await expect(page.getByText('Turned pro')).toBeVisible()
  await expect(page.getByText('Wins by method')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/player\/omar-haddad$/)
  const history = page.getByRole('region', { name: 'Fight History' })
  const opponent = history.getByRole('heading', { level: 3 }).first().getByRole('link')
  const name = (await opponent.textContent()) ?? ''
  await opponent.click()
  await expect(heading).toHaveText(name)
  await expect(page).toHaveTitle(new RegExp(name))

  await open(page, '/player/keeley-marsh')
  await expect(page.getByRole('heading', { name: 'No upcoming fights' })).toBeVisible()
  await page.getByRole('link', { name: 'Northside Gym' }).first().click()
  await expect(heading).toHaveText('Northside Gym')
  for (const [status, colour] of [
    ['Active', 'rgb(84, 211, 139)'],
    ['Injured', 'rgb(255, 125, 99)'],
  ] as const) {
    const word = page.getByRole('article').getByText(status, { exact: true }).first()
    await expect(word).toHaveCSS('color', colour)
    // The text of a visually hidden element has one pixel.
    expect((await word.boundingBox())?.width).toBeGreaterThan(30)
  }

  await open(page, '/ar/player/bilal-sherazi?tab=statistics')
  await expect(page.getByText('نسبة الفوز').first()).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('القاضية')

  await open(page, '/ar/team/nile-united?tab=matches')
  const matches = page.getByRole('region', { name: 'آخر المباريات' })
  await expect(matches.getByRole('listitem').first()).toContainText(/فوز|خسارة|تعادل/)
  await page.getByRole('navigation', { name: 'الفريق' }).getByRole('link', { name: 'اللاعبون' }).click()
  await page.getByRole('link', { name: 'مينا فاروق' }).click()
  await expect(page).toHaveURL(/\/ar\/player\/mina-farouk$/)
  await expect(heading).toHaveText('مينا فاروق')
})
