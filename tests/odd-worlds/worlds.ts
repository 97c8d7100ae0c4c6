import type { BrowserContextOptions, Page } from '@playwright/test'
import { saveData } from '../support/data-saver.ts'
import { startClockAt } from '../support/page-clock.ts'
import { translateTexts } from '../support/translate-texts.ts'
import { reportNoNetwork, reportTimeZone } from '../support/wrong-hints.ts'

/** A browser, or a state of one, in which every page must work. */
export type World = {
  name: string
  /** `few`: a short list. By default a page of each template. */
  pages?: 'few'
  /** Can change the layout, so Arabic pages are opened too. */
  isVisual?: true
  options?: BrowserContextOptions
  /** Runs once, before the first page. */
  prepare?: (page: Page) => Promise<unknown>
  /** Pages never hydrate. */
  isStatic?: boolean
  /** Parts of pages that cannot hydrate, as a selector. */
  refused?: string
  /** Changes of the open page. Each page is checked after each. */
  views?: readonly ((page: Page) => Promise<unknown>)[]
  /** Further checks. They take time, so contrast is measured on a few pages. */
  checks?: readonly ('contrast' | 'focus' | 'dialogs')[]
  /** Console messages that this world itself causes. */
  allowed?: RegExp
}

export const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }

const missing =
  (...names: readonly string[]) =>
  (page: Page) =>
    page.addInitScript((all) => {
      for (const name of all)
        for (const owner of [globalThis, Navigator.prototype]) Reflect.deleteProperty(owner, name)
    }, names)

/** Access throws, as in Chromium if the visitor blocks all site data. */
const storageDenied = (page: Page) =>
  page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(globalThis, name, { get })
  })

/** Twice as fast as `page.route`, which disables the HTTP cache. */
const refused =
  (...urls: string[]) =>
  async (page: Page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.setBlockedURLs', { urls })
  }

const textSize = (standard: number) => async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard } })
}

const automaticDarkMode = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true })
}

const inScheme = (colorScheme: 'light' | 'dark') => (page: Page) => page.emulateMedia({ colorScheme })

/** Simulates Grammarly, which marks the body and fields, and inserts elements at the end and before text areas. */
function assistAtOnce() {
  addEventListener('DOMContentLoaded', () => {
    document.body.setAttribute('data-new-gr-c-s-check-loaded', '14.1')
    document.body.setAttribute('data-gr-ext-installed', '')
    document.documentElement.append(document.createElement('grammarly-desktop-integration'))
    for (const field of document.querySelectorAll('textarea, input')) {
      field.setAttribute('data-gramm', 'false')
      field.setAttribute('spellcheck', 'false')
    }
    for (const field of document.querySelectorAll('textarea'))
      field.before(document.createElement('grammarly-extension'))
  })
}

/** React discards prerendered markup that another program has changed, and renders it again. */
const renderedAgain = /Minified React error #418;/

export const worlds: readonly World[] = [
  { name: 'unknown time zone', prepare: reportTimeZone('Etc/Unknown') },
  { name: 'empty time zone', pages: 'few', prepare: reportTimeZone('') },
  { name: 'time zone that the engine rejects', pages: 'few', prepare: reportTimeZone('Mars/Olympus') },
  {
    name: 'clock a year slow',
    pages: 'few',
    prepare: (page) => startClockAt(page, new Date(Date.now() - 365 * 86_400_000)),
  },
  {
    name: '29 February in the earliest time zone',
    options: { timezoneId: 'Pacific/Kiritimati' },
    prepare: (page) => startClockAt(page, new Date('2028-02-29T12:00:00Z')),
  },
  {
    // The page stays open past midnight.
    name: 'the last minute of the year in the Emirates',
    pages: 'few',
    isVisual: true,
    options: { timezoneId: 'America/St_Johns' },
    prepare: (page) => page.clock.install({ time: '2026-12-31T19:59:10Z' }),
    views: [0, 90_000].map((ms) => (page: Page) => page.clock.fastForward(ms)),
  },
  { name: 'navigator.onLine false', pages: 'few', prepare: reportNoNetwork },
  { name: 'storage denied', pages: 'few', prepare: storageDenied },
  { name: 'no IndexedDB', pages: 'few', prepare: missing('indexedDB') },
  { name: 'no caches', pages: 'few', prepare: missing('caches') },
  { name: 'no locks', pages: 'few', prepare: missing('locks') },
  { name: 'no service worker', pages: 'few', prepare: missing('serviceWorker') },
  { name: 'no BroadcastChannel', pages: 'few', prepare: missing('BroadcastChannel') },
  {
    name: 'all of these missing',
    prepare: async (page) => {
      await missing('indexedDB', 'caches', 'locks', 'serviceWorker', 'BroadcastChannel')(page)
      await storageDenied(page)
    },
  },
  {
    name: 'share and clipboard refused',
    pages: 'few',
    prepare: (page) =>
      page.addInitScript(() => {
        const refuse = () => Promise.reject(new DOMException('', 'NotAllowedError'))
        Object.defineProperty(navigator, 'share', { value: refuse })
        Clipboard.prototype.writeText = refuse
        Clipboard.prototype.write = refuse
      }),
  },
  {
    name: 'scripts of one feature refused',
    pages: 'few',
    refused: 'form:has(h2 > label)',
    prepare: refused('*/assets/n-form-*', '*/assets/toaster-*'),
  },
  {
    // A slow first visit, a content blocker, or the Lockdown Mode of iOS.
    name: 'fonts refused on a phone and a desktop',
    pages: 'few',
    isVisual: true,
    prepare: refused('*.woff2'),
    views: [phone, desktop].map((size) => (page: Page) => page.setViewportSize(size)),
  },
  {
    name: 'text of 150 % on a phone',
    isVisual: true,
    prepare: textSize(24),
    checks: ['focus'],
  },
  {
    name: 'text of 200 % on a tablet and a desktop',
    pages: 'few',
    isVisual: true,
    options: { viewport: desktop },
    prepare: textSize(32),
    views: [780, 1280].map((width) => (page: Page) => page.setViewportSize({ ...desktop, width })),
    checks: ['focus'],
  },
  {
    name: 'zoom of 400 and 500 %',
    isVisual: true,
    views: [
      { width: 320, height: 256 },
      { width: 240, height: 205 },
    ].map((size) => (page: Page) => page.setViewportSize(size)),
    checks: ['focus', 'dialogs'],
  },
  {
    name: 'phone on its side',
    pages: 'few',
    isVisual: true,
    options: { viewport: { width: 844, height: 390 } },
    checks: ['focus', 'dialogs'],
  },
  {
    name: 'forced colours',
    pages: 'few',
    isVisual: true,
    options: { forcedColors: 'active' },
    views: [inScheme('dark'), inScheme('light')],
    checks: ['contrast'],
  },
  {
    name: 'automatic dark mode',
    pages: 'few',
    isVisual: true,
    options: { colorScheme: 'light' },
    prepare: automaticDarkMode,
    checks: ['contrast'],
  },
  {
    name: 'print in dark',
    pages: 'few',
    isVisual: true,
    options: { colorScheme: 'dark', viewport: { width: 794, height: 1123 } },
    views: [(page) => page.emulateMedia({ media: 'print' })],
  },
  {
    name: 'translated before hydration',
    pages: 'few',
    isVisual: true,
    prepare: (page) =>
      page.addInitScript({ content: `addEventListener('DOMContentLoaded', ${String(translateTexts)})` }),
    allowed: renderedAgain,
  },
  {
    name: 'writing assistant before hydration',
    pages: 'few',
    prepare: (page) => page.addInitScript(assistAtOnce),
    allowed: renderedAgain,
  },
  { name: 'JavaScript off', isVisual: true, options: { javaScriptEnabled: false }, isStatic: true },
  { name: 'reduced data', pages: 'few', prepare: saveData },
]
