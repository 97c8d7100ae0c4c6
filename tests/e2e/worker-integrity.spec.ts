import { readFileSync } from 'node:fs'
import path from 'node:path'
import { precachedUrls, readBuilt } from '../support/built-site.ts'
import { corruptCache, deploy, isInstalling, nextRelease, storedText } from '../support/releases.ts'
import { homePage, missForYear, portal } from '../support/middlebox.ts'
import { expect, open, openInstalled, test } from '../support/site.ts'

test.use({ serviceWorkers: 'allow' })

/** A script that `/live-scores` needs and `/about` does not. */
const script = precachedUrls().find((url) => /\/live-scores-[\w-]{8}\.js$/.test(url)) ?? ''

test.describe('service worker behind a middlebox', () => {
  test(
    'rejects a captive portal’s response for a script, and installs at the next visit',
    { tag: '@full' },
    async ({ page, site }) => {
      let asked = 0
      site.interfere = ({ url: address }, response) => {
        if (address !== script) return false
        asked += 1
        return portal(response, 'text/javascript')
      }
      await open(page, '/about')
      await expect.poll(() => asked).toBeGreaterThan(0)
      await expect.poll(() => isInstalling(page)).toBe(false)
      site.interfere = () => false

      await openInstalled(page, '/about')
      expect(await storedText(page, script)).toBe(readBuilt(script.slice(1)))
      await site.stop()
      await open(page, '/live-scores')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live scores')
      await site.start()
    },
  )

  test(
    'installs despite a 404 that the browser caches for a year',
    { tag: '@full' },
    async ({ page, site }) => {
      site.interfere = ({ url: address }, response) => address === script && missForYear(response)
      await page.goto('/robots.txt')
      const status = () => page.evaluate(async (address) => (await fetch(address)).status, script)
      expect(await status()).toBe(404)
      site.interfere = () => false
      expect(await status(), 'out of the HTTP cache').toBe(404)

      await openInstalled(page, '/about')
      expect(await storedText(page, script)).toBe(readBuilt(script.slice(1)))
    },
  )

  test(
    'stores no page of a host that serves its home page for every URL',
    { tag: '@full' },
    async ({ page, site }) => {
      const asked = new Set<string>()
      site.interfere = ({ url: address = '/' }, response) => {
        asked.add(address)
        return path.extname(address) === '' && !address.startsWith('/sandbox/') && homePage(response)
      }
      await open(page, '/')
      await expect.poll(() => asked).toContain('/ar/')
      await expect.poll(() => isInstalling(page)).toBe(false)

      const stored = await page.evaluate(async () => {
        const names = await caches.keys()
        const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
        return keys.flat().map(({ url }) => new URL(url).pathname)
      })
      expect(stored.filter((address) => address.endsWith('/') && address !== '/')).toEqual([])
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    },
  )
})

test.describe('corrupt cache', () => {
  test(
    'opens the watch page once offline if the home page is stored for its fallback',
    { tag: '@full' },
    async ({ page, context }) => {
      await openInstalled(page, '/about')
      await page.evaluate(async (home) => {
        for (const name of await caches.keys()) {
          const cache = await caches.open(name)
          const standIns = (await cache.keys()).filter(
            ({ url }) => new URL(url).pathname === '/watch-offline/',
          )
          const headers = { 'Content-Type': 'text/html; charset=utf-8' }
          await Promise.all(standIns.map((request) => cache.put(request, new Response(home, { headers }))))
        }
      }, readBuilt('index.html'))
      await context.setOffline(true)
      let documents = 0
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents += 1
      })

      await open(page, '/watch')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter Code From App')
      expect(documents).toBe(1)
    },
  )

  test('verifies every byte that the next release takes over', { tag: '@full' }, async ({ page, site }) => {
    test.setTimeout(180_000)
    const release = await nextRelease()
    const worker = readFileSync(path.join(release, 'sw.js'), 'utf8')
    const style = precachedUrls().find((url) => url.endsWith('.css') && worker.includes(url)) ?? ''
    await openInstalled(page, '/about')
    await corruptCache(page, style, 'text/css')

    await deploy(page, site, release)
    expect(await storedText(page, style)).toBe(readBuilt(style.slice(1)))
  })
})
