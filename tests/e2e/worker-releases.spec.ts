import { messages, saveOffline, storedRows } from '../support/enquiry.ts'
import { deploy, offer, takeRelease } from '../support/installed-worker.ts'
import { scriptNamed, scriptWith } from '../support/built-site.ts'
import { expectRelease, nextRelease } from '../support/next-release.ts'
import { distPath, expect, waitForHeader, hydrated, open, openInstalled, test } from '../support/site.ts'
import type { Page } from '@playwright/test'

test.use({ serviceWorkers: 'allow' })

const follow = (page: Page, link: string) =>
  page.locator('header').getByRole('link', { name: link, exact: true }).click()

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test.describe('parallel releases', () => {
  let release = ''
  test.beforeAll(async () => {
    release = await nextRelease()
  })

  test(
    'keeps a page of the next release working offline from the waiting worker’s cache',
    { tag: '@full' },
    async ({ page, context, site }) => {
      await openInstalled(page, '/events')
      await deploy(page, site, release)
      await open(page, '/about')
      await expectRelease(page, 'next')
      await waitForHeader(page)

      // The installation also fills the HTTP cache, but that is not guaranteed, so the test clears it. Clearing aborts
      // pending reads.
      await page.waitForLoadState('networkidle')
      await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
      await context.setOffline(true)
      await follow(page, 'Live scores')
      await expect(heading(page, 'Live scores')).toBeVisible()
      await expectRelease(page, 'next')
    },
  )

  test(
    'shows a page of this release if the next one is not stored yet',
    { tag: '@full' },
    async ({ page, context, site }) => {
      await openInstalled(page, '/events')
      site.deploy(release)
      const never = new Promise<void>(() => {})
      site.holdUp = (address) => (address === '/sw.js' ? never : undefined)
      await open(page, '/about')
      await expectRelease(page, 'next')
      await waitForHeader(page)

      await context.setOffline(true)
      await follow(page, 'Live scores')
      await expect(heading(page, 'Live scores')).toBeVisible()
      await expectRelease(page, 'this')

      site.holdUp = () => undefined
    },
  )

  test(
    'shows this release on Back offline, not the HTTP cache’s page of the next',
    { tag: '@full' },
    async ({ page, context, site }) => {
      await openInstalled(page, '/events')
      site.deploy(release)
      site.holdUp = (address) => (address === '/sw.js' ? new Promise(() => {}) : undefined)
      await open(page, '/about')
      await expectRelease(page, 'next')
      await open(page, '/events')

      await context.setOffline(true)
      await page.goBack()
      await expect(page).toHaveURL('/about')
      await hydrated(page)
      await expectRelease(page, 'this')
      site.holdUp = () => undefined
    },
  )

  test(
    'rolls back like any release: open tabs work and queued enquiries stay',
    { tag: '@full' },
    async ({ page, context, site }) => {
      const second = await context.newPage()
      const third = await context.newPage()
      // Refused for now, so that it stays pending until the end.
      site.sandbox.lead.behave({ kind: 'status', status: 503 })
      await openInstalled(page, '/events')
      await context.setOffline(true)
      await saveOffline(page, 'before the release')
      await context.setOffline(false)
      await open(second, '/events')
      await deploy(second, site, release)
      await second.bringToFront()
      await expect(offer(second)).toBeVisible()
      await takeRelease(second)
      await open(third, '/events')
      await expectRelease(third, 'next')

      await second.bringToFront()
      await deploy(second, site, distPath)
      await expect(offer(second)).toBeVisible()
      await takeRelease(second, 'this')

      // The tab that was open before, and the one with a page of the release that was rolled back.
      for (const [tab, which] of [
        [page, 'this'],
        [third, 'next'],
      ] as const) {
        await tab.bringToFront()
        await waitForHeader(tab)
        await follow(tab, 'Live scores')
        await expect(heading(tab, 'Live scores')).toBeVisible()
        await expectRelease(tab, which)
      }
      expect(await storedRows(second)).toHaveLength(1)
      await open(second, '/enquiries')
      const send = second.getByRole('button', { name: 'Send now' })
      await expect(send).toBeVisible()
      site.sandbox.lead.behave({ kind: 'accept' })
      await send.click()
      await expect.poll(() => messages(site)).toEqual(['before the release'])
    },
  )
})

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  test(
    'reports a script that cannot load, even before its translations',
    { tag: '@full' },
    async ({ page, context }) => {
      // Finished, because going offline cuts off a body that is still arriving.
      const preloaded = Promise.all(
        [scriptNamed('idle'), scriptWith('Anything you saved is safe')].map((script) =>
          page.waitForEvent('requestfinished', (request) => request.url().endsWith(script)),
        ),
      )
      await open(page, '/events')
      await waitForHeader(page)
      await preloaded
      // The script waits for its styles.
      await page.waitForFunction(() =>
        [...document.styleSheets].some(({ href }) => href?.includes('/assets/idle-')),
      )
      await context.setOffline(true)
      await follow(page, 'Gallery')
      await expect(heading(page, 'This page didn’t load')).toBeVisible()
    },
  )
})
