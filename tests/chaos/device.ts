import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import type { SiteServer } from '../sandbox/site-server.ts'
import { backgroundSync, storedRows, watchToasts } from '../support/enquiry.ts'
import { KillableBrowser } from '../support/persistent-browser.ts'
import { breakStorage, forgetLanguage, watchForms } from './page-scripts.ts'
import type { EnquiryLog } from './enquiry-log.ts'
import { idOf, isOfOther, type StoredRow } from './attempts.ts'
import { labels, classifyToast } from './toasts.ts'
import type { Interruption } from './schedule.ts'
import { Tab } from './tab.ts'

/** Precached pages with the newsletter in the footer and the Contact Us button. */
export const addresses = ['/', '/about', '/events', '/your-data'] as const

/** The visitor's computer: a browser with a profile on disk, its tabs, its clock and its disk. */
export class Device {
  readonly browser = new KillableBrowser()
  tabs: Tab[] = []
  private context: BrowserContext | undefined
  /** A tab on `/robots.txt`, which runs no script of the site. Reads IndexedDB. */
  private desk: Page | undefined
  /** Milliseconds by which the device's clock is ahead of the real time. */
  private aheadMs = 0
  isStorable = true
  private readonly site: SiteServer
  private readonly log: EnquiryLog

  constructor(site: SiteServer, log: EnquiryLog) {
    this.site = site
    this.log = log
  }

  get isRunning(): boolean {
    return this.context !== undefined
  }

  async start(): Promise<void> {
    const { context, page } = await this.browser.start(this.site)
    this.context = context
    context.setDefaultTimeout(30_000)
    context.once('close', () => {
      if (this.context === context) this.context = undefined
    })
    await context.clock.install({ time: Date.now() + this.aheadMs })
    await watchToasts(context, (page, title, text) => this.hear(page, title, text))
    await context.exposeBinding('formSeen', (_source, what: 'pressed' | 'sending', email: string) =>
      this.log.hearForm(what, email),
    )
    await context.addInitScript(watchForms, labels.sending)
    await context.addInitScript(breakStorage)
    await context.addInitScript(forgetLanguage)
    context.on('serviceworker', () => void this.setWorkerClock())
    this.tabs = []
    this.desk = page
    // The profile of a killed browser may still contain the cookie of the last storage fault.
    await this.setStorage('well')
    await page.goto('/robots.txt')
  }

  private async kill(): Promise<void> {
    await this.browser.kill()
    for (const tab of this.tabs) tab.die()
    this.context = undefined
    this.desk = undefined
    this.tabs = []
  }

  /** Closes the browser and deletes its profile. The device cannot start again. */
  async discard(): Promise<void> {
    await this.browser.discard()
  }

  async openTab(address: string): Promise<Tab> {
    if (!this.context) throw new Error('The browser does not run')
    const tab = new Tab(await this.context.newPage())
    this.tabs.push(tab)
    tab.page.on('domcontentloaded', () => this.log.pageEnd())
    await tab.open(address)
    return tab
  }

  get liveTabs(): Tab[] {
    return this.tabs.filter(({ isAlive }) => isAlive)
  }

  /** Ends the tab's document in the given way. `kill` ends the whole browser. */
  async interrupt(tab: Tab, what: Interruption): Promise<void> {
    this.log.trouble()
    this.log.pageEnd()
    for (const each of what === 'kill' ? this.liveTabs : [tab]) each.doomedAt = Date.now()
    if (what === 'kill') await this.kill()
    else if (what === 'close') await this.closeTab(tab)
    else if (what === 'crash') await this.crashTab(tab)
    else if (what === 'reload') await tab.reload()
    else if (what === 'navigate') await tab.open('/events')
    else await tab.changeLanguage()
    tab.leave()
    this.log.trouble()
  }

  private async closeTab({ page }: Tab): Promise<void> {
    await inTime(page.close())
    // Chromium may ignore the first close of a tab that is navigating, so close it again through CDP.
    if (!page.isClosed()) {
      const cdp = await this.context?.newCDPSession(page)
      await Promise.all([page.waitForEvent('close'), inTime(cdp?.send('Page.close'))])
    }
  }

  private async crashTab(tab: Tab): Promise<void> {
    const crashed = tab.page.waitForEvent('crash', { timeout: 3_000 })
    void tab.page.goto('chrome://crash').catch(() => {})
    await crashed.catch(() => {})
    tab.die()
    await tab.page.close().catch(() => {})
  }

  async setOffline(isOffline: boolean): Promise<void> {
    this.log.trouble()
    await inTime(this.context?.setOffline(isOffline))
    this.log.trouble()
  }

  async setStorage(state: 'well' | 'quota' | 'no-storage'): Promise<void> {
    this.isStorable = state === 'well'
    await this.context?.addCookies([{ name: 'chaos', value: state, url: this.site.url }])
  }

  /** Advances the clock and fires the timers that are due. */
  async pass(ms: number): Promise<void> {
    this.log.pageEnd() // an attempt under way may seem hung
    this.aheadMs += ms
    await this.context?.clock.fastForward(ms)
    await this.setWorkerClock()
  }

  /** Sets the clock without firing timers. */
  async jump(ms: number): Promise<void> {
    this.log.pageEnd()
    this.aheadMs += ms
    await this.context?.clock.setSystemTime(Date.now() + this.aheadMs)
    await this.setWorkerClock()
  }

  /** Dispatches a Background Sync event to the active worker, if there is one. */
  async sync(): Promise<void> {
    if (!this.context || !this.desk) return
    const hasWorker = await this.desk.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      return registration?.active?.state === 'activated'
    })
    if (!hasWorker) return
    await inTime(backgroundSync(this.context, this.desk, this.site.url))
  }

  async rows(): Promise<StoredRow[]> {
    if (!this.desk) return []
    return (await storedRows(this.desk)).map(({ value }) => readRow(value))
  }

  private hear(page: Page, title: string, text: string) {
    const kind = classifyToast(title)
    this.log.hear(kind)
    if (kind.kind === 'parked') void this.findSetAside()
    const tab = this.tabs.find((tab) => tab.page === page)
    // A form that a reload restored also reports its enquiry, which was delivered since.
    if (tab && !(kind.kind === 'sent' && isOfOther(text, tab.enquiryId, this.site.sandbox.lead.tries)))
      tab.hear(kind)
  }

  private async findSetAside(): Promise<void> {
    const rows = await this.rows().catch(() => [])
    for (const { id, because } of rows) {
      if (because === 'unconfirmed') this.tabs.find((tab) => tab.enquiryId === id)?.setAside()
    }
  }

  /** The page clock does not control the worker's `Date`, so it is replaced separately. */
  private async setWorkerClock(): Promise<void> {
    for (const worker of this.context?.serviceWorkers() ?? []) {
      const setClock = worker.evaluate((ahead) => {
        const real = performance.timeOrigin
        Date.now = () => Math.round(real + performance.now() + ahead)
      }, this.aheadMs)
      await inTime(setClock)
    }
  }
}

function readRow(value: unknown): StoredRow {
  const row = fieldsOf(value)
  return {
    id: idOf(fieldsOf(row.enquiry)),
    state: String(row.state),
    because: typeof row.parkedBecause === 'string' ? row.parkedBecause : null,
    lastStatus: typeof row.lastStatus === 'number' ? row.lastStatus : null,
    told: row.told === true,
  }
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** Waits four seconds at most: a worker or registration that is being removed, or a crashed tab, may never respond. */
async function inTime(work: Promise<unknown> | undefined): Promise<void> {
  await Promise.race([work?.catch(() => {}), pause(4_000)])
}
