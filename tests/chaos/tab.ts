import type { Page } from '@playwright/test'
import { hydrated } from '../support/site.ts'
import type { NoticeKind } from './notices.ts'

/** `gone`: the page closed before it showed a notice. */
export type FormOutcome = 'sent' | 'saved' | 'failed' | 'nothing' | 'gone'

/** From the first letter on. Long, because the machine may be busy. */
const timeoutMs = 60_000

/** One open page of the site, with its notices. */
export class Tab {
  readonly page: Page
  isAlive = true
  /** When the interruption began that ends its document. A browser takes tens of milliseconds to die. */
  doomedAt: number | null = null
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

  /** The document has been replaced. */
  leave() {
    this.listening?.('gone')
  }

  hear(said: NoticeKind) {
    if (said.kind === 'sent' || said.kind === 'saved' || said.kind === 'failed') this.listening?.(said.kind)
  }

  /** Resolves with the next notice about the current enquiry. Call it before it can appear. */
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

  /** Returns whether the page hydrated. */
  open(address: string): Promise<boolean> {
    return this.load(() => this.page.goto(address, { waitUntil: 'domcontentloaded' }))
  }

  reload(): Promise<boolean> {
    return this.load(() => this.page.reload({ waitUntil: 'domcontentloaded' }))
  }

  changeLanguage(): Promise<boolean> {
    return this.load(async () => {
      await this.page.evaluate(() => document.querySelector<HTMLElement>('a[hreflang=ar]')?.click())
      await this.page.waitForURL(/\/ar(?:\/|$)/, { waitUntil: 'domcontentloaded' })
      // The visitor writes in English: every other page that is opened would be in the chosen language too.
      await this.page.evaluate(() => localStorage.setItem('sporte:language', 'en'))
    })
  }

  private async load(go: () => Promise<unknown>): Promise<boolean> {
    try {
      await go()
      await hydrated(this.page)
      await this.page.mouse.move(10, 10) // without activity the page hydrates late
      return true
    } catch {
      return false
    }
  }

  /** Opens the site and waits until it is stored for offline use. */
  async install(timeout = 40_000): Promise<boolean> {
    if (!(await this.open('/about'))) return false
    const isInstalled = () => navigator.serviceWorker.controller !== null
    return this.page.waitForFunction(isInstalled, undefined, { timeout }).then(
      () => true,
      () => false,
    )
  }
}
