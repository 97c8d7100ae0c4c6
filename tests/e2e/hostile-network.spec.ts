import type { ServerResponse } from 'node:http'
import { expect, open, openInstalled, test } from '../support/site.ts'
import { codeInput } from '../support/watch.ts'

/** Sends JSON that never ends. Resolves when the browser closes the connection. */
function sendEndlessJson(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"message":"')
  const write = () => {
    while (response.write('x'.repeat(64 * 1024))) {
      // Until the connection's buffer is full.
    }
  }
  response.on('drain', write)
  write()
  return new Promise((resolve) => response.on('close', resolve))
}

test.describe('watch code', () => {
  test('stops the download of an endless answer', async ({ page, site }) => {
    let closed: Promise<void> | undefined
    site.interfere = ({ url: path }, response) => {
      if (path !== '/sandbox/api/user/validateCode') return false
      closed = sendEndlessJson(response)
      return true
    }
    await open(page, '/watch')
    await codeInput(page).fill('LIVE01')

    await expect(page.getByText('Could not verify the code', { exact: false })).toBeVisible()
    await closed
  })
})

test('redirects the offline watch page once to the watch page when it is opened at its own URL', async ({
  page,
}) => {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  for (const prefix of ['', '/ar']) {
    await page.goto(`${prefix}/watch-offline`)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(codeInput(page)).toBeVisible()
    expect(documents.splice(0)).toEqual([`${prefix}/watch-offline`, `${prefix}/watch`])
  }
})

test.describe('image cache', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'keeps its images when one breaks off and one has another type',
    { tag: '@full' },
    async ({ page, site }) => {
      const cached = () =>
        page.evaluate(async () => {
          const cache = await caches.open('sporte-pictures')
          return (await cache.keys()).map(({ url }) => new URL(url).pathname)
        })
      const load = (path: string) =>
        page
          .evaluate((url) => fetch(url, { cache: 'reload' }).then((answer) => answer.blob()), path)
          .catch(() => null)
      await openInstalled(page, '/gallery')
      await page.reload() // now through the worker
      await expect.poll(async () => (await cached()).length).toBeGreaterThan(2)
      const [first = '', second = '', ...others] = await cached()
      await page.evaluate(
        async (urls) => {
          const cache = await caches.open('sporte-pictures')
          for (const url of urls) await cache.delete(url)
        },
        [first, second],
      )
      site.interfere = ({ url: path }, response) => {
        if (path === second) response.writeHead(200, { 'Content-Type': 'image/gif' }).end('GIF89a')
        if (path === first) {
          response.writeHead(200, { 'Content-Type': 'image/avif', 'Content-Length': '90000' })
          response.write('half')
          setTimeout(() => response.destroy(), 100)
        }
        return path === first || path === second
      }

      await load(first)
      await load(second)

      expect(await cached()).toEqual(others)
    },
  )
})
