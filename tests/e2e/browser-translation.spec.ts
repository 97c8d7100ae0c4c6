import type { Page } from '@playwright/test'
import { fillIn, openDialog } from '../support/enquiry.ts'
import { expect, full, test } from '../support/site.ts'
import { openWhole } from '../support/hydrate-all.ts'
import { translateTexts } from '../support/translate-texts.ts'
import { codeInput } from '../support/watch.ts'

const translate = (page: Page) => page.evaluate(translateTexts)

// React logs an error when it hydrates translated markup, so all of it hydrates first. It throws when it moves or removes
// a text that is no longer its parent’s child: facebook/react#11538
test('page translated by the browser › goes on working', full, async ({ page, site }) => {
  await openWhole(page, '/watch')
  await translate(page)
  await codeInput(page).fill('EXPIRE')
  await expect(page.getByText('This code expired at 21:00.')).toBeVisible()
  await translate(page)
  await codeInput(page).fill('HIGH01')
  await expect(page.locator('iframe')).toBeVisible()
  await translate(page)
  await page.getByRole('button', { name: /use another code/i }).click()
  await expect(codeInput(page)).toBeVisible()

  await openWhole(page, '/live-scores?match=1')
  for (const name of [/^bowling$/i, /^commentary$/i, /^overs$/i]) {
    await translate(page)
    await page.getByRole('tab', { name }).or(page.getByRole('link', { name })).first().click()
  }
  await translate(page)
  await page
    .getByRole('link', { name: /points/i })
    .first()
    .click()
  await expect(page.getByRole('table', { name: /^After/ })).toBeVisible()

  await translate(page)
  await openDialog(page)
  await translate(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /send message/i })
    .click()
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await translate(page)
  await page.keyboard.press('Escape')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^blog$/i })
    .click()
  // Until the heading has the focus, it may take the focus from the button.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveURL('/blog')
  await openDialog(page)
  await fillIn(page)
  await page.getByRole('dialog').locator('[type=submit]').click()
  await expect.poll(() => site.sandbox.lead.received).toHaveLength(1)
})
