import { mkdtempSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type BrowserContext, type Page } from 'playwright'
import type { SiteServer } from '../sandbox/site-server.ts'
import { wholeBrowser } from './find-browser.ts'
import { listenForTrouble } from './site.ts'

/** A browser with a persistent profile that can be killed and restarted. */
export class KillableBrowser {
  private readonly profile = mkdtempSync(path.join(tmpdir(), 'profile-'))
  /** Console errors and page errors; see `listenForTrouble`. */
  readonly trouble: string[] = []
  private context: BrowserContext | undefined

  async start(site: SiteServer): Promise<{ context: BrowserContext; page: Page }> {
    const context = await chromium.launchPersistentContext(this.profile, {
      ...wholeBrowser(),
      baseURL: site.url,
      locale: 'en-GB',
      reducedMotion: 'reduce',
    })
    await listenForTrouble(context, this.trouble)
    this.context = context
    return { context, page: context.pages()[0] ?? (await context.newPage()) }
  }

  /** Kills all browser processes at once, without a clean shutdown. */
  async kill(): Promise<void> {
    const closed = this.context?.waitForEvent('close')
    // The browser is the leader of a process group and stores its id in the profile: `<host>-<id>`.
    const id = Number(readlinkSync(path.join(this.profile, 'SingletonLock')).split('-').at(-1))
    if (!(id > 1)) throw new Error('The browser did not leave its process id')
    process.kill(-id, 'SIGKILL')
    await closed
    this.context = undefined
  }

  async close(): Promise<void> {
    await this.context?.close()
    this.context = undefined
  }

  async discard(): Promise<void> {
    await this.close()
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
  }
}
