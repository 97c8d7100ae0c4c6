import type { Page } from '@playwright/test'
import { hydrated } from '../support/site.ts'
import type { Said } from './said.ts'

export type Answer = 'sent' | 'saved' | 'failed' | 'nothing' | 'dead'

/** The machine may have other things to do: what is said late is said. */
const timeoutMs = 30_000

/** One open page of the site, and what it says. */
export class Tab {
  readonly page: Page
  readonly number: number
  isAlive = true
  private listening: ((answer: Answer) => void) | null = null

  constructor(page: Page, number: number) {
    this.page = page
    this.number = number
    page.on('close', () => this.die())
    page.on('crash', () => this.die())
  }

  die() {
    this.isAlive = false
    this.listening?.('dead')
  }

  hear(said: Said) {
    if (said.kind === 'sent' || said.kind === 'saved' || said.kind === 'failed') this.listening?.(said.kind)
  }

  /** What is said next about what was just written. Ask before anything can be said. */
  nextAnswer(): Promise<Answer> {
    return new Promise((resolve) => {
      const settle = (answer: Answer) => {
        clearTimeout(timer)
        if (this.listening === settle) this.listening = null
        resolve(answer)
      }
      const timer = setTimeout(settle, timeoutMs, 'nothing')
      this.listening = settle
      if (!this.isAlive) settle('dead')
    })
  }

  /** Whether the page came to life. */
  async open(address: string): Promise<boolean> {
    try {
      await this.page.goto(address, { timeout: 30_000, waitUntil: 'domcontentloaded' })
      await hydrated(this.page)
      await this.page.mouse.move(10, 10) // a sign of life, else the page takes its time
      return true
    } catch {
      return false
    }
  }

  /** Opens the site and waits until it is stored for times without a network. */
  async install(timeout = 40_000): Promise<boolean> {
    if (!(await this.open('/about'))) return false
    const isThere = () => navigator.serviceWorker.controller !== null
    return this.page.waitForFunction(isThere, undefined, { timeout }).then(
      () => true,
      () => false,
    )
  }
}
