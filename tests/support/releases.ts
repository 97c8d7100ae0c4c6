import { createHash } from 'node:crypto'
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import type { SiteServer } from '../sandbox/site-server.ts'
import { precacheManifest } from '../../src/build/pwa/precache-manifest.ts'
import { readConfig } from '../../src/build/config/read-config.ts'
import { expect } from './site.ts'
import { distPath, makeOnce } from './built-site.ts'

const config = readConfig(process.env)
const address = 'https://esports.example/next'

/**
 * A copy of the build under test with another configured URL, and therefore other script names, documents and precache
 * list. Copied, because a second build takes longer.
 */
export function nextRelease(): Promise<string> {
  return makeOnce('release-after', async (folder) => {
    cpSync(distPath, folder, { recursive: true })
    await release(folder)
  })
}

export async function expectRelease(page: Page, which: 'this' | 'next'): Promise<void> {
  await expect(page.locator(`a[href="${address}"]`).first()).toHaveCount(which === 'next' ? 1 : 0)
}

async function release(folder: string): Promise<void> {
  const texts = new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:js|html)$/.test(file))
      .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  )
  const names = newNames(texts)
  if (names.size === 0) throw new Error(`No script of the build says ${config.VITE_ESPORTS_URL}`)
  for (const [file, text] of texts) {
    const released = rename(text, names).replaceAll(config.VITE_ESPORTS_URL, address)
    if (released === text) continue
    rmSync(path.join(folder, file))
    writeFileSync(path.join(folder, rename(file, names)), released)
  }
  const worker = path.join(folder, 'sw.js')
  writeFileSync(worker, await relist(readFileSync(worker, 'utf8'), folder))
}

/** Matches every reference: `./name-hash.js`, `/assets/name-hash.js`. */
const scriptNames = /(?<=\/)[\w$.-]+\.js\b/g

/** Old → new name of every script that contains the URL or references a renamed script. */
function newNames(texts: ReadonlyMap<string, string>): Map<string, string> {
  const names = new Map<string, string>()
  const scripts = [...texts].filter(([file]) => file.startsWith('assets/'))
  const named = new Map(scripts.map(([file, text]) => [file, text.match(scriptNames) ?? []]))
  let before = -1
  while (names.size > before) {
    before = names.size
    for (const [file, text] of scripts) {
      const name = path.basename(file)
      if (names.has(name)) continue
      if (!text.includes(config.VITE_ESPORTS_URL) && !named.get(file)?.some((each) => names.has(each)))
        continue
      const hash = createHash('sha256').update(name).digest('hex').slice(0, 8)
      names.set(name, name.replace(/[\w-]{8}\.js$/, `${hash}.js`))
    }
  }
  return names
}

function rename(text: string, names: ReadonlyMap<string, string>): string {
  return text.replace(scriptNames, (name) => names.get(name) ?? name)
}

/** Regenerates the precache list from the current files, by the build's own rules. */
async function relist(worker: string, folder: string): Promise<string> {
  const [list = ''] = worker.match(/\[(?:\{[^{}]*"url":[^{}]*\},?)+\]/) ?? []
  const urls = [...list.matchAll(/"url":"([^"]+)"/g)].map(([, url = '']) => url)
  let entries: { url: string; revision: string | null; size: number }[] = urls.map((url) => ({
    url: `${url.slice(1)}${url.endsWith('/') ? 'index.html' : ''}`,
    revision: null,
    size: 0,
  }))
  for (const transform of precacheManifest(() => folder).manifestTransforms ?? []) {
    entries = (await transform(entries)).manifest
  }
  return worker.replace(list, () => JSON.stringify(entries.map(({ size: _size, ...entry }) => entry)))
}

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

export const storedPaths = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(stores.map((store) => store.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** The cached text of a hashed file, from any cache. */
export function storedText(page: Page, path: string): Promise<string | undefined> {
  return page.evaluate(async (address) => (await caches.match(address))?.text(), path)
}
