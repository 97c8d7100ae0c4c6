import { readFileSync } from 'node:fs'
import path from 'node:path'
import { enquiryDialog, openDialog } from '../support/enquiry.ts'
import {
  awaitTakeover,
  checkForRelease,
  deploy,
  expectRelease,
  isInstalling,
  nextRelease,
  offer,
  takeRelease,
} from '../support/releases.ts'
import { expect, full, waitForHeader, open, openInstalled, test } from '../support/site.ts'
import { streamIframe } from '../support/watch.ts'

test.use({ serviceWorkers: 'allow' })

let release = ''
test.beforeAll(async () => {
  release = await nextRelease()
})

test('offers each stored release, and applies it only on request', full, async ({ page, site }) => {
  await openInstalled(page, '/events')
  await test.step('not until it is stored', async () => {
    let refused = 0
    site.interfere = (request, response) => {
      if (request.url === '/sw.js') return false
      refused += 1
      response.writeHead(503).end()
      return true
    }
    site.deploy(release)
    await expect
      .poll(async () => {
        await checkForRelease(page)
        return refused
      })
      .toBeGreaterThan(0)
    await expect.poll(() => isInstalling(page)).toBe(false)
    await expect(offer(page)).toBeHidden()
    site.standBack()
  })
  await test.step('when the page becomes visible', async () => {
    // Repeated, because a check that was already running saw the previous state.
    await expect(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(offer(page)).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 45_000 })
  })
  await test.step('the next one after a dismissed one', async () => {
    await page.getByRole('button', { name: 'Later' }).click()
    await expect(offer(page)).toBeHidden()
    const nextButOne = `${readFileSync(path.join(release, 'sw.js'), 'utf8')}\n// of the release after that\n`
    site.interfere = (request, response) => {
      if (request.url !== '/sw.js') return false
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(nextButOne)
      return true
    }
    await expect(async () => {
      await checkForRelease(page)
      await expect(offer(page)).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 45_000 })
  })
  await test.step('only on request', async () => {
    await open(page, '/events')
    await expectRelease(page, 'this')
    // Pages that this version has not precached come from the host, in the new version.
    await open(page, '/about')
    await expectRelease(page, 'next')
    await checkForRelease(page)
    await expect(offer(page)).toBeVisible()
    await takeRelease(page)
  })
})

test('waits while a dialog is open, and leaves another tab alone', full, async ({ page, context, site }) => {
  const other = await context.newPage()
  await openInstalled(page, '/events')
  await open(other, '/events')
  await page.bringToFront()
  await openDialog(page)
  const message = enquiryDialog(page).getByLabel('Message')
  await message.fill('Half a thought')
  await deploy(page, site, release)
  await enquiryDialog(page).getByRole('button', { name: 'Close' }).click()
  await openDialog(page)
  await expect(message).toHaveValue('Half a thought')
  await expect(offer(page)).toBeHidden()
  await message.fill('')
  await enquiryDialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(offer(page)).toBeVisible()

  await other.bringToFront()
  await takeRelease(other)
  await page.bringToFront()
  await waitForHeader(page)
  // Neither the host nor the new worker's cache has any script of the previous version.
  await page.locator('header').getByRole('link', { name: 'Live scores', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Live scores' })).toBeVisible()
  await expect(offer(page)).toBeVisible()
  await expectRelease(page, 'this')
})

test('waits while a stream plays or text is typed', full, async ({ page, context, site }) => {
  const code = page.getByRole('textbox', { name: 'Six-character code' })
  await page.clock.install()
  await openInstalled(page, '/watch?code=LIVE01')
  await expect(streamIframe(page)).toBeVisible()
  const other = await context.newPage()
  await open(other, '/events')
  await deploy(page, site, release)
  await expect(offer(other)).toBeVisible()
  await other.close()
  // The page checks every three seconds whether it may show the offer.
  for (let second = 0; second < 7; second += 1) await page.clock.runFor(1_000)
  await expect(offer(page)).toBeHidden()
  await expect(streamIframe(page)).toBeVisible()
  await page.getByRole('button', { name: 'Use another code' }).click()
  await code.blur()
  await expect(offer(page)).toBeVisible()

  const replaced = awaitTakeover(
    context,
    page.evaluate(
      () =>
        new Promise<void>((resolve) =>
          navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }),
        ),
    ),
  )
  // In one step, because the new version might take over between click and focus.
  await code.evaluate((field) => {
    const buttons = [...document.querySelectorAll('button')]
    buttons.find(({ textContent }) => textContent.trim() === 'Update')?.click()
    field.focus()
  })
  await code.pressSequentially('K7B')
  await replaced
  await page.clock.runFor(4_000) // longer than the bridge waits for `controllerchange`
  await expect(code).toHaveValue('K7B')
  await code.blur()
  await page.clock.runFor(1_500) // the reload is tried twice a second; only the text blocks it
  await expect(code).toHaveValue('K7B')
  await expectRelease(page, 'this')

  await code.fill('')
  await code.blur()
  await expectRelease(page, 'next')
})

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('reloads once, without an error, if a script is gone', async ({ page, site }) => {
    await open(page, '/events')
    site.deploy(release)
    await page.mouse.move(200, 300)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Frames worth stopping for' })).toBeVisible()
    await expectRelease(page, 'next')
  })
})
