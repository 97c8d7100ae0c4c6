import path from 'node:path'
import { precachedUrls, readBuilt } from '../support/built-site.ts'
import { isInstalling, storedPaths, storedText } from '../support/releases.ts'
import { homePage, portal } from '../support/middlebox.ts'
import { expect, full, open, openInstalled, test } from '../support/site.ts'

test.use({ serviceWorkers: 'allow' })

/** A script that `/live-scores` needs and `/about` does not. */
const script = precachedUrls().find((url) => /\/live-scores-[\w-]{8}\.js$/.test(url)) ?? ''

test('service worker › stores no page in place of a file', full, async ({ page, site }) => {
  const asked = new Set<string>()
  site.interfere = ({ url: address = '/' }, response) => {
    asked.add(address)
    if (address === script) return portal(response, 'text/javascript')
    return path.extname(address) === '' && !address.startsWith('/sandbox/') && homePage(response)
  }
  await open(page, '/')
  await expect.poll(() => asked).toContain(script)
  await expect.poll(() => asked).toContain('/ar/')
  await expect.poll(() => isInstalling(page)).toBe(false)
  const stored = await storedPaths(page)
  expect(stored.filter((each) => each === script || (each.endsWith('/') && each !== '/'))).toEqual([])
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()

  site.standBack()
  const cached = await page.evaluate(async (address) => (await fetch(address)).text(), script)
  expect(cached, 'the HTTP cache, where the portal’s response stays for a year').toContain('Sign in')
  await openInstalled(page, '/about')
  expect(await storedText(page, script)).toBe(readBuilt(script.slice(1)))
  await site.stop()
  await open(page, '/live-scores')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live scores')
  await site.start()
})

test('service worker › replaces a wrong offline page', full, async ({ page, context }) => {
  await openInstalled(page, '/about')
  await page.evaluate(async (home) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      const isStandIn = ({ url }: Request) => new URL(url).pathname === '/watch-offline/'
      const headers = { 'Content-Type': 'text/html; charset=utf-8' }
      for (const request of (await cache.keys()).filter(isStandIn))
        await cache.put(request, new Response(home, { headers }))
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
})
