import type { Page } from '@playwright/test'
import type { SiteServer } from '../sandbox/site-server.ts'
import { expect } from './site.ts'
import { expectRelease } from './next-release.ts'

export const offer = (page: Page) => page.getByText('A new version is ready')

/**
 * Deploys another release under the open page and waits until the browser has stored it. Repeats the update check: one
 * that is already under way for the previous release also resolves later calls.
 */
export async function deploy(page: Page, site: SiteServer, release: string): Promise<void> {
  site.deploy(release)
  await expect.poll(() => isWaiting(page)).toBe(true)
}

async function isWaiting(page: Page): Promise<boolean> {
  await checkForRelease(page)
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return Boolean(registration?.waiting)
  })
}

/** Makes the browser check for another release now. */
export function checkForRelease(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update().catch(() => {})
  })
}

export function isInstalling(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return Boolean(registration?.installing)
  })
}

/**
 * Accepts the offered release. On a busy machine the old worker stops late, and the page prompts once more.
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
  await expect.poll(look).toBe(true)
  await expectRelease(page, which)
}

/** The stored text of a hashed file, from any cache. */
export function storedText(page: Page, path: string): Promise<string | undefined> {
  return page.evaluate(async (address) => (await caches.match(address))?.text(), path)
}

/** Puts something else in its place, as a captive portal did when an earlier worker was installed. */
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
