import type { BrowserContext, Page } from '@playwright/test'
import type { SiteServer } from '../sandbox/site-server.ts'
import { expect } from './site.ts'
import { expectRelease } from './next-release.ts'

export const offer = (page: Page) => page.getByText('A new version is ready')

/**
 * Deploys another release under the open page and waits until its worker is waiting. Repeats the update check, because
 * one already running for the previous release also answers later calls.
 */
export async function deploy(page: Page, site: SiteServer, release: string): Promise<void> {
  site.deploy(release)
  await expect
    .poll(async () => {
      await checkForRelease(page)
      return hasWorker(page, 'waiting')
    })
    .toBe(true)
}

/** Makes the browser check for another release now. */
export function checkForRelease(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update().catch(() => {})
  })
}

export const isInstalling = (page: Page) => hasWorker(page, 'installing')

function hasWorker(page: Page, state: 'installing' | 'waiting'): Promise<boolean> {
  return page.evaluate(
    async (key) => Boolean((await navigator.serviceWorker.getRegistration())?.[key]),
    state,
  )
}

/**
 * Accepts the offered release. Presses the button again if it is still visible, because on a busy machine the old
 * worker can be late to give way.
 */
export async function takeRelease(page: Page, which: 'this' | 'next' = 'next'): Promise<void> {
  let isReloaded = false
  page.once('load', () => {
    isReloaded = true
  })
  const update = page.getByRole('button', { name: 'Update' })
  await update.click()
  await expect(update).toBeHidden()
  const look = async () => {
    if (!isReloaded && (await update.isVisible())) await update.click({ timeout: 1_000 }).catch(() => {})
    return isReloaded
  }
  await awaitTakeover(page.context(), expect.poll(look).toBe(true))
  await expectRelease(page, which)
}

/**
 * Awaits `takeover`, and does what Chromium does without DevTools: it stops an idle old worker that received a request
 * while it deactivated.
 */
export async function awaitTakeover(context: BrowserContext, takeover: Promise<unknown>): Promise<void> {
  // Before ten seconds, after which the page no longer reloads but prompts again.
  const timer = setInterval(() => void stopWorkers(context).catch(() => {}), 8_000)
  await takeover.finally(() => clearInterval(timer))
}

async function stopWorkers(context: BrowserContext): Promise<void> {
  const blank = await context.newPage() // a session of the page itself would end its emulated offline state
  const devTools = await context.newCDPSession(blank)
  await devTools.send('ServiceWorker.enable')
  await devTools.send('ServiceWorker.stopAllWorkers')
  await blank.close()
}

/** The cached text of a hashed file, from any cache. */
export function storedText(page: Page, path: string): Promise<string | undefined> {
  return page.evaluate(async (address) => (await caches.match(address))?.text(), path)
}

/** Replaces a cached file with a sign-in page, as a captive portal could during an earlier install. */
export async function corruptCache(page: Page, path: string, type: string): Promise<void> {
  await page.evaluate(
    async ([address = '', contentType = '']) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        if (!(await cache.match(address))) continue
        await cache.put(
          address,
          new Response('<h1>Sign in to go online</h1>', { headers: { 'Content-Type': contentType } }),
        )
      }
    },
    [path, type],
  )
  expect(await storedText(page, path)).toContain('Sign in')
}
