import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { distPath, expect, hydrated, openInstalled, test } from '../support/site.ts'

/** The build as the next release would leave it: another worker, and a page that says so. */
function nextRelease(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'))
  cpSync(distPath, folder, { recursive: true })
  const about = path.join(folder, 'about/index.html')
  const html = readFileSync(about, 'utf8').replace('</head>', '<meta name="release" content="next"></head>')
  writeFileSync(about, html)
  // The manifest's revision of the changed page, as a build would have it.
  const worker = path.join(folder, 'sw.js')
  const source = readFileSync(worker, 'utf8')
  const changed = source.replace(/(\{[^{}]*"?url"?:\s*[`"]\/about\/[`"][^{}]*\})/, (entry) =>
    entry.replace(/(revision"?:\s*[`"])[0-9a-f]+/, '$1ffffffffffffffff'),
  )
  if (changed === source) throw new Error('The precache entry of /about/ was not found')
  writeFileSync(worker, changed)
  appendFileSync(worker, '\n// next\n')
  return folder
}

test.describe('a new version', () => {
  let release = ''
  test.beforeAll(() => {
    release = nextRelease()
  })
  test.afterAll(() => rmSync(release, { recursive: true, force: true }))

  const update = () =>
    navigator.serviceWorker.getRegistration().then((registration) => registration?.update())

  test('is offered, and taken only when the visitor says so', async ({ page, site }) => {
    await openInstalled(page, '/about')
    site.deploy(release)
    await page.evaluate(update)
    await expect(page.getByText('A new version is ready')).toBeVisible()
    await page.reload()
    await hydrated(page)
    await expect(page.locator('meta[name="release"]')).toHaveCount(0)

    await page.evaluate(update)
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Update' }).click()
    await reloaded
    await expect(page.locator('meta[name="release"]')).toHaveCount(1)
  })

  test('does not ask while something is being typed', async ({ page, site }) => {
    await openInstalled(page, '/watch')
    await page.getByRole('textbox', { name: 'Six-character code' }).fill('K7B')
    site.deploy(release)
    await page.evaluate(update)
    await page.waitForFunction(() =>
      navigator.serviceWorker.getRegistration().then((registration) => Boolean(registration?.waiting)),
    )
    await expect(page.getByText('A new version is ready')).toBeHidden()
    await expect(page.getByRole('textbox', { name: 'Six-character code' })).toHaveValue('K7B')
    await page.getByRole('textbox', { name: 'Six-character code' }).blur()
    await expect(page.getByText('A new version is ready')).toBeVisible()
  })

  test('is looked for when the page becomes visible', async ({ page, site }) => {
    await openInstalled(page, '/about')
    site.deploy(release)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByText('A new version is ready')).toBeVisible()
  })
})
