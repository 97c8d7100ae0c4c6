import type { Response } from '@playwright/test'
import { toast, sendFromDialog, written } from '../support/enquiry.ts'
import { developmentBuild } from '../support/development-build.ts'
import { expect, full, open, test } from '../support/site.ts'

/** Whether this is the script that listens for errors, found by content because chunking is not stable. */
const hasReports = async (response: Response) =>
  response.url().endsWith('.js') && (await response.text()).includes('unhandledrejection')

let release = ''
test.beforeAll(async () => {
  test.setTimeout(240_000)
  release = await developmentBuild()
})
test.beforeEach(({ site }) => site.deploy(release))

test('reports a fault without any text of the visitor', async ({ page, site, trouble }) => {
  const { reports } = site.sandbox
  const asked = page.waitForResponse(hasReports)
  await open(page, '/ar/help?q=my-secret#my-secret')
  await asked
  await page.evaluate(() => {
    setTimeout(() => {
      throw new RangeError('my-secret')
    })
    void Promise.reject(new TypeError('my-secret'))
    document.body.append(Object.assign(new Image(), { src: 'http://my-secret.localhost/my-secret' }))
  })
  await expect.poll(() => reports.received.length).toBe(3)

  const where = { page: '/help', language: 'ar' }
  expect(reports.received.map(({ body }) => body)).toEqual(
    expect.arrayContaining([
      { kind: 'error', name: 'RangeError', at: [], ...where },
      { kind: 'rejection', name: 'TypeError', at: [], ...where },
      { kind: 'policy', directive: 'img-src', blocked: 'http://my-secret.localhost', ...where },
    ]),
  )
  expect(trouble.splice(0).filter((each) => !each.includes('my-secret'))).toEqual([])

  reports.reset()
  site.gone = (path) => /^\/assets\/gallery.*\.js$/.test(path)
  await page.goto('/gallery')
  await expect(page.getByRole('heading', { name: 'This page didn’t load' })).toBeVisible()
  await expect.poll(() => reports.received.length).toBeGreaterThan(0)
  expect(reports.received[0]?.body).toMatchObject({ kind: 'page', name: 'TypeError', page: '/gallery' })
  trouble.splice(0)
})

test('reports an undelivered enquiry as a number', full, async ({ page, site }) => {
  const { lead, reports } = site.sandbox
  lead.behave({ kind: 'status', status: 500 })
  await open(page, '/about?subject=my-secret')
  await sendFromDialog(page)
  await expect(toast(page, 'Failed to send message')).toBeVisible()
  await expect.poll(() => reports.received.length).toBe(1)

  expect(reports.received[0]?.body).toEqual({
    kind: 'enquiry',
    outcome: 'failed',
    status: 500,
    page: '/about',
    language: 'en',
  })
  expect(JSON.stringify(reports.received)).not.toContain(written.message)
})
