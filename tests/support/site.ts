import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { Sandbox } from '../sandbox/sandbox.ts'
import { SiteServer } from '../sandbox/site-server.ts'
import { distPath } from './built-site.ts'
import { wholeBrowser } from './find-browser.ts'

export { distPath }

/** Marks a test that only the full suite runs. */
export const full = { tag: '@full' }

type WorkerFixtures = { server: SiteServer }
type TestFixtures = {
  /** The Playwright worker's server with a clean sandbox. */
  site: SiteServer
  /** Errors, warnings and CSP violations on any page of the context. Must be empty after the test. */
  trouble: string[]
}

/** Every test gets a new browser context and uses the server of its Playwright worker. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = new SiteServer(distPath)
      await server.start()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  site: async ({ server }, use) => {
    server.sandbox = new Sandbox()
    server.deploy(distPath)
    server.standBack()
    await use(server)
  },
  baseURL: async ({ site }, use) => use(site.url),
  trouble: [
    async ({ context, browserName }, use) => {
      const trouble: string[] = []
      if (browserName === 'firefox') await dispatchInput(context)
      await listenForTrouble(context, trouble)
      await use(trouble)
      expect(trouble, 'console errors, page errors and policy violations').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** For `test.use`, in tests of the full suite: a fixture, so that a spec does not install a browser when it is loaded. */
export const inWholeBrowser: Parameters<typeof test.use>[0] = {
  launchOptions: [async ({}, use) => use(wholeBrowser()), { scope: 'worker' }],
}

/** Messages to ignore. Chromium reports every failed request as a console error, and many tests cause some. */
const expected = [
  /Failed to load resource/,
  /net::ERR_/,
  /the server responded with a status of/,
  /Service Worker registration blocked by Playwright/,
  // The headless shell reports this for axe, which posts a message to a sandboxed frame.
  /Failed to execute 'postMessage' on 'DOMWindow'/,
  // Reported for the entry script, which the document imports.
  /Failed to fetch dynamically imported module/,
  // Firefox reports these if a navigation interrupts an import, the second one with a service worker.
  /error loading dynamically imported module/,
  /A ServiceWorker intercepted the request and encountered an unexpected error/,
  // Firefox reports this if the service worker cannot fetch the request either.
  /A ServiceWorker passed an Error Response to FetchEvent\.respondWith/,
  // React's report of such an error. Firefox hides its message.
  /^Error$/,
]

export async function listenForTrouble(context: BrowserContext, trouble: string[]): Promise<void> {
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    if (expected.some((pattern) => pattern.test(message.text()))) return
    trouble.push(`${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (error) => {
    const { message } = error.error()
    if (!expected.some((pattern) => pattern.test(message))) trouble.push(`page error: ${message}`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`)
    })
  })
}

/** In Firefox, `fill` bypasses React's value tracker, so React ignores the event that follows as unchanged. */
export async function dispatchInput(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const forget = ({ isTrusted, target }: Event) => {
      if (!isTrusted && target instanceof HTMLElement) target._valueTracker?.setValue('\0')
    }
    for (const type of ['input', 'change']) addEventListener(type, forget, true)
  })
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  // A closed dialog goes back in the history, which would cancel this navigation.
  await page.waitForFunction(
    () => document.querySelector('dialog:modal') || !JSON.stringify(history.state)?.includes('hasDialog'),
  )
  await page.goto(address)
  await hydrated(page)
}

/** Opens a page, and starts what waits for the first activity of the visitor. */
export async function openActive(page: Page, address: string): Promise<void> {
  await open(page, address)
  await page.mouse.move(20, 300)
}

export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
}

/** Opens a page and waits until the service worker has been installed and controls it. */
export async function openInstalled(page: Page, address: string): Promise<void> {
  await open(page, address)
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    if (registration.active?.state !== 'activated') {
      await new Promise<void>((resolve) => {
        registration.active?.addEventListener('statechange', () => resolve())
      })
    }
  })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Waits until the header is hydrated. Before that, its links reload the page instead of using the router. */
export async function waitForHeader(page: Page): Promise<void> {
  await page.mouse.move(20, 300)
  await waitForHydration(page, 'header nav a')
}

/**
 * Waits until React has hydrated all matches. On a slow machine, components hydrate long after the page: until then,
 * links reload the page and buttons queue their clicks.
 */
export async function waitForHydration(page: Page, selector: string): Promise<void> {
  await expect.poll(() => asleep(page, selector), `what is still asleep of ${selector}`).toEqual([])
}

function asleep(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const found = [...document.querySelectorAll(wanted)]
    if (found.length === 0) return ['nothing is there']
    const isTakenOver = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps'))
    return found.filter((element) => !isTakenOver(element)).map(({ outerHTML }) => outerHTML.slice(0, 80))
  }, selector)
}
