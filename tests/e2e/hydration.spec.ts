import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { SiteServer } from '../sandbox/site-server.ts'
import { oneOfEachKind as addresses } from '../support/addresses.ts'
import { expect, open, test } from '../support/site.ts'

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

  for (const timezoneId of ['Asia/Dubai', 'America/Los_Angeles']) {
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
