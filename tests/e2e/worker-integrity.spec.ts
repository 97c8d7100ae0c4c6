import { readFileSync } from 'node:fs'
import path from 'node:path'
import { builtFiles, precachedUrls, readBuilt } from '../support/built-site.ts'
import {
  corruptCache,
  deploy,
  isInstalling,
  nextRelease,
  storedPaths,
  storedText,
} from '../support/releases.ts'
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

test('service worker › replaces what is broken or corrupt', full, async ({ page, context, site }) => {
  const release = await nextRelease()
  const worker = readFileSync(path.join(release, 'sw.js'), 'utf8')
  const style = precachedUrls().find((url) => url.endsWith('.css') && worker.includes(url)) ?? ''
  await openInstalled(page, '/about')

  await test.step('a download of an image that breaks off, before one that does not', async () => {
    const isLarge = (file: string) => /^assets\/.+-1280-[\w-]{8}\.avif$/.test(file)
    const [broken = '', whole = ''] = builtFiles()
      .filter(isLarge)
      .map((file) => `/${file}`)
    const type = { 'Content-Type': 'image/avif' }
    site.interfere = ({ url: address }, response) => {
      if (address !== broken) return false
      response.writeHead(200, { ...type, 'Content-Length': '90000' }).write('half')
      setTimeout(() => response.destroy(), 100)
      return true
    }
    for (const address of [broken, whole])
      await page.evaluate(
        (url) =>
          fetch(url)
            .then((answer) => answer.blob())
            .catch(() => null),
        address,
      )
    await expect.poll(() => storedPaths(page)).toContain(whole)
    expect(await storedPaths(page)).not.toContain(broken)
  })

  await test.step('a page in place of a style that the next release takes over', async () => {
    await corruptCache(page, style, 'text/css')
    await deploy(page, site, release)
    expect(await storedText(page, style)).toBe(readBuilt(style.slice(1)))
  })

  await test.step('the home page in place of the offline watch page', async () => {
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
})
