import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { SiteServer } from '../sandbox/site-server.ts'
import { oneOfEachKind as addresses } from '../support/addresses.ts'
import { expect, hydrated, open, test } from '../support/site.ts'

test.describe('hydration', () => {
  for (const language of ['en', 'ar']) {
    const own = addresses.filter((address) => address.startsWith('/ar/') === (language === 'ar'))

    test(`every ${language} page is usable with the scripts its document names and no other`, async ({
      page,
    }) => {
      test.setTimeout(180_000)
      const named = new Set<string>()
      await page.route('**/assets/*.js', (route) =>
        named.has(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
      )
      // What is refused here is asked for later than the page is usable; its absence is said in the console.
      page.on('pageerror', () => {})
      for (const address of own) {
        named.clear()
        const html = await (await page.request.get(address)).text()
        for (const [, file = ''] of html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.js)"/g)) named.add(file)
        await page.goto(address)
        await hydrated(page)
      }
    })
  }
})

/** React tells of a mismatch only in its development build: a whole one is made for it. */
test.describe('hydration on a development build of React', () => {
  const out = path.resolve(import.meta.dirname, '../../node_modules/.cache/development-site')
  const server = new SiteServer(out)

  test.describe.configure({ mode: 'serial' })

  test.beforeAll(async () => {
    test.setTimeout(120_000)
    execFileSync('npx', ['vite', 'build', '--mode', 'development', '--outDir', out, '--emptyOutDir'], {
      env: { ...process.env, NODE_ENV: 'development' },
      stdio: 'pipe',
    })
    await server.start()
  })
  test.afterAll(() => server.stop())

  for (const timezoneId of ['Asia/Dubai', 'Asia/Kolkata', 'America/Los_Angeles']) {
    test.describe(`in ${timezoneId}`, () => {
      test.use({ timezoneId })

      test('no page has anything to complain about', async ({ page, trouble }) => {
        test.setTimeout(240_000)
        const own =
          timezoneId === 'Asia/Dubai'
            ? addresses
            : addresses.filter((address) => /scores|watch|event/.test(address))
        for (const address of own) {
          await open(page, server.url + address)
          await page.mouse.move(200, 300) // wakes the deferred parts, which hydrate too
          await page.waitForLoadState('networkidle')
          expect(trouble, address).toEqual([])
        }
      })
    })
  }
})
