import { readFileSync } from 'node:fs'
import path from 'node:path'
import { precachedUrls, readBuilt } from '../support/built-site.ts'
import { deploy, poison, storedText } from '../support/installed-worker.ts'
import { Middlebox, missForYear, portal } from '../support/middlebox.ts'
import { nextRelease } from '../support/next-release.ts'
import { expect, open, openInstalled, test } from '../support/site.ts'

test.use({ serviceWorkers: 'allow' })

/** A script that `/about` does without and `/live-scores` needs. */
const script = precachedUrls().find((url) => /\/live-scores-[\w-]{8}\.js$/.test(url)) ?? ''

test.describe('between the visitor and the host', () => {
  let box: Middlebox
  test.beforeEach(async ({ site }) => {
    box = new Middlebox(site.url)
    await box.start()
  })
  test.afterEach(() => box.stop())

  for (const type of ['text/html', 'text/javascript']) {
    test(`a captive portal answers for a script as ${type}: nothing of it is kept, and the next visit installs`, async ({
      page,
    }) => {
      let asked = 0
      box.meddle = (address, response) => {
        if (address !== script) return false
        asked += 1
        return portal(response, type)
      }
      await open(page, `${box.url}/about`)
      await expect.poll(() => asked).toBeGreaterThan(0)
      const isInstalling = () =>
        page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.installing))
      await expect.poll(isInstalling).toBe(false)
      box.meddle = () => false

      await openInstalled(page, `${box.url}/about`)
      expect(await storedText(page, script)).toBe(readBuilt(script.slice(1)))
      await box.stop()
      await open(page, `${box.url}/live-scores`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live scores')
      await box.start()
    })
  }

  test('a miss that the browser keeps for a year does not keep the site from being installed', async ({
    page,
  }) => {
    box.meddle = (address, response) => address === script && missForYear(response)
    await page.goto(`${box.url}/robots.txt`)
    const status = () => page.evaluate(async (address) => (await fetch(address)).status, script)
    expect(await status()).toBe(404)
    box.meddle = () => false
    expect(await status(), 'out of the HTTP cache').toBe(404)

    await openInstalled(page, `${box.url}/about`)
    expect(await storedText(page, script)).toBe(readBuilt(script.slice(1)))
  })

  test('a host that fails is stood in for, one that wants a sign-in is not', async ({ page }) => {
    await openInstalled(page, `${box.url}/about`)
    let status = 503
    box.meddle = (address, response) => {
      if (address !== '/gallery') return false
      response.writeHead(status, { 'Content-Type': 'text/html' }).end('<h1>Of the middlebox</h1>')
      return true
    }
    await open(page, `${box.url}/gallery`)
    await expect(page.getByRole('heading', { level: 1, name: 'Frames worth stopping for' })).toBeVisible()
    status = 511
    await page.goto(`${box.url}/gallery`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Of the middlebox')
  })
})

test.describe('what is wrong in the store already', () => {
  test('a page that is stored for a script is never given out, and the script is stored anew', async ({
    page,
  }) => {
    await openInstalled(page, '/about')
    await poison(page, script, 'text/html')

    await open(page, '/live-scores')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live scores')
    await expect.poll(() => storedText(page, script)).toBe(readBuilt(script.slice(1)))
  })

  test('the next release looks at every byte that it takes over from the one before', async ({
    page,
    site,
  }) => {
    test.setTimeout(180_000)
    const release = await nextRelease()
    const worker = readFileSync(path.join(release, 'sw.js'), 'utf8')
    const style = precachedUrls().find((url) => url.endsWith('.css') && worker.includes(url)) ?? ''
    await openInstalled(page, '/about')
    await poison(page, style, 'text/css')

    await deploy(page, site, release)
    expect(await storedText(page, style)).toBe(readBuilt(style.slice(1)))
  })
})
