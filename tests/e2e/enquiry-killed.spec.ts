import { mkdtempSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import {
  anOutbox,
  backgroundSync,
  listed,
  messages,
  noticesSeen,
  openWith,
  saveOffline,
  seedRows,
  storedRows,
  submitEnquiry,
} from '../support/enquiry.ts'
import { chromiumArgs, findChromium } from '../support/find-browser.ts'
import { expect, hydrated, listenForTrouble, open, openInstalled, test } from '../support/site.ts'
import type { SiteServer } from '../sandbox/site-server.ts'

test.use({ serviceWorkers: 'allow' })

/** A browser with a profile on disk: it can be killed and started again. */
class MortalBrowser {
  private readonly profile = mkdtempSync(path.join(tmpdir(), 'profile-'))
  private readonly trouble: string[] = []
  private context: BrowserContext | undefined

  async start(site: SiteServer): Promise<{ context: BrowserContext; page: Page }> {
    const context = await chromium.launchPersistentContext(this.profile, {
      executablePath: findChromium('whole browser'),
      args: chromiumArgs,
      baseURL: site.url,
      locale: 'en-GB',
    })
    await listenForTrouble(context, this.trouble)
    this.context = context
    return { context, page: context.pages()[0] ?? (await context.newPage()) }
  }

  /** All its processes at once, in the middle of whatever they are doing. */
  async kill(): Promise<void> {
    const closed = this.context?.waitForEvent('close')
    // The browser leads a process group of its own, and leaves its id in the profile: `<host>-<id>`.
    const id = Number(readlinkSync(path.join(this.profile, 'SingletonLock')).split('-').at(-1))
    if (!(id > 1)) throw new Error('The browser did not leave its process id')
    process.kill(-id, 'SIGKILL')
    await closed
    this.context = undefined
  }

  async discard(): Promise<void> {
    await this.context?.close()
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 })
    expect(this.trouble).toEqual([])
  }
}

const six = [1, 2, 3, 4, 5, 6].map((number) => `message ${number}`)

/** Everything came, in order; what came again are `repeats` at most, and each the same enquiry as before. */
function expectAllArrived(site: SiteServer, written: readonly string[], repeats: number) {
  const { received, unique } = site.sandbox.lead
  expect(unique.map(({ message }) => message)).toEqual(written)
  expect(received.length).toBeLessThanOrEqual(written.length + repeats)
  for (const { body } of received) expect(unique).toContainEqual(body)
}

/** The visitor reads that nothing waits and what was sent. */
async function expectToldAll(page: Page, count: number) {
  await open(page, '/enquiries')
  await page.mouse.move(10, 10)
  await expect(page.getByText('Nothing on this device')).toBeVisible()
  await expect(listed(page)).toHaveText(Array.from({ length: count }, () => /^Enquiry from .+, sent .+$/))
  expect(await storedRows(page)).toEqual([])
}

test.describe('enquiries and a browser that is killed', () => {
  let browser: MortalBrowser
  test.beforeEach(() => {
    browser = new MortalBrowser()
  })
  test.afterEach(() => browser.discard())

  test('offline, the moment it says "saved": all is there and goes out at the next start', async ({
    site,
  }) => {
    const { context, page } = await browser.start(site)
    const seen = await noticesSeen(context)
    await openInstalled(page, '/about')
    await context.setOffline(true)
    await saveOffline(page, 'first')
    await saveOffline(page, 'second')
    await page.reload()
    await hydrated(page)
    seen.length = 0
    await submitEnquiry(page, 'third')
    await expect.poll(() => seen, { intervals: [1] }).toEqual(['Saved on this device'])
    await browser.kill()
    expect(site.sandbox.lead.attempts).toBe(0)

    const next = await browser.start(site)
    await expectToldAll(next.page, 3)
    expect(messages(site)).toEqual(['first', 'second', 'third'])
    expectAllArrived(site, ['first', 'second', 'third'], 0)
  })

  test('twice while a page replays: the rest goes out, and nothing twice but what was on its way', async ({
    site,
  }) => {
    const lead = site.sandbox.lead
    lead.behave({ kind: 'slow', ms: 300 })
    const { page } = await browser.start(site)
    await openWith(page, '/about', anOutbox(6))
    await page.mouse.move(10, 10)
    await expect.poll(() => lead.attempts, { intervals: [10] }).toBeGreaterThanOrEqual(2)
    await browser.kill()

    const before = lead.attempts
    const second = await browser.start(site)
    await open(second.page, '/about')
    await second.page.mouse.move(10, 10)
    await expect.poll(() => lead.attempts, { intervals: [10] }).toBeGreaterThanOrEqual(before + 2)
    await browser.kill()
    expect(lead.unique.length).toBeLessThan(six.length)

    const third = await browser.start(site)
    await expectToldAll(third.page, 6)
    expectAllArrived(site, six, 2)
  })

  test('while the worker replays with every tab closed: the rest goes out at the next start', async ({
    site,
  }) => {
    const lead = site.sandbox.lead
    lead.behave({ kind: 'slow', ms: 300 })
    const { context, page } = await browser.start(site)
    const blank = await context.newPage()
    await openInstalled(page, '/about')
    await seedRows(page, anOutbox(6))
    await page.close()
    await backgroundSync(context, blank, site.url)
    await expect.poll(() => lead.attempts, { intervals: [10] }).toBeGreaterThanOrEqual(2)
    expect(lead.received.every(({ fromWorker }) => fromWorker)).toBe(true)
    await browser.kill()
    expect(lead.unique.length).toBeLessThan(six.length)

    const next = await browser.start(site)
    await expectToldAll(next.page, 6)
    expectAllArrived(site, six, 1)
  })
})
