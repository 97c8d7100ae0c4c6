import type { Page } from '@playwright/test'
import { hydrated } from '../support/site.ts'
import type { ToastKind } from './toasts.ts'

/** `gone`: the page ended before it showed a result. `nothing`: no result before the timeout. */
export type FormOutcome = 'sent' | 'saved' | 'failed' | 'set aside' | 'nothing' | 'gone'

/** Measured from the first keystroke. Generous, because the machine may be busy. */
const timeoutMs = 60_000

/** Longer than the worker's 20 seconds for a reload: until then the old document is shown, and may report a result. */
const navigationMs = 40_000

export class Tab {
  readonly page: Page
  isAlive = true
  /** When the interruption that ends its document began (ms). A browser takes tens of milliseconds to exit. */
  doomedAt: number | null = null
  enquiryId = -1
  /** Why the last address did not open or hydrate. */
  failure: unknown
  private listening: ((answer: FormOutcome) => void) | null = null

  constructor(page: Page) {
    this.page = page
    page.on('close', () => this.die())
    page.on('crash', () => this.die())
  }

  die() {
    this.isAlive = false
    this.doomedAt ??= Date.now()
    this.leave()
  }

  /** Resolves a pending result with `gone`, because the document was replaced. */
  leave() {
    this.listening?.('gone')
  }

  /** The toast about parked messages does not say which: the row of this tab's enquiry does. */
  setAside() {
    this.listening?.('set aside')
  }

  hear(said: ToastKind) {
    if (said.kind === 'sent' || said.kind === 'saved' || said.kind === 'failed') this.listening?.(said.kind)
  }

  /** Resolves with the next result of the form. Call it before writing starts. */
  nextAnswer(): Promise<FormOutcome> {
    return new Promise((resolve) => {
      const settle = (answer: FormOutcome) => {
        clearTimeout(timer)
        if (this.listening === settle) this.listening = null
        resolve(answer)
      }
      const timer = setTimeout(settle, timeoutMs, 'nothing')
      this.listening = settle
      if (!this.isAlive) settle('gone')
    })
  }

  /** Resolves with whether the page was hydrated. */
  open(address: string): Promise<boolean> {
    return this.load((timeout) => this.page.goto(address, { waitUntil: 'domcontentloaded', timeout }))
  }

  reload(): Promise<boolean> {
    return this.load((timeout) => this.page.reload({ waitUntil: 'domcontentloaded', timeout }))
  }

  changeLanguage(): Promise<boolean> {
    return this.load(async (timeout) => {
      await this.page.evaluate(() => document.querySelector<HTMLElement>('a[hreflang=ar]')?.click())
      await this.page.waitForURL(/\/ar(?:\/|$)/, { waitUntil: 'domcontentloaded', timeout })
    })
  }

  private async load(go: (timeout: number) => Promise<unknown>): Promise<boolean> {
    try {
      // A dialog that has just closed goes back in the history, which aborts a navigation, or replaces it without an
      // error. No visitor is that fast.
      await go(navigationMs).catch((error: unknown) => {
        if (!/ERR_ABORTED|Timeout/.test(String(error))) throw error
        return go(60_000)
      })
      await hydrated(this.page)
      await this.page.mouse.move(10, 10) // first activity; without it, hydration is delayed
      return true
    } catch (error) {
      this.failure = error
      return false
    }
  }

  /** Opens the site and waits until the service worker controls it. */
  async install(timeout = 40_000): Promise<boolean> {
    if (!(await this.open('/about'))) return false
    const isInstalled = () => navigator.serviceWorker.controller !== null
    return this.page.waitForFunction(isInstalled, undefined, { timeout }).then(
      () => true,
      () => false,
    )
  }
}
