import type { Page } from '@playwright/test'
import { faintTexts } from '../support/axe.ts'
import { readBuilt } from '../support/built-site.ts'
import { hydrateAll } from '../support/hydrate-all.ts'
import { findOverflowing } from '../support/layout.ts'
import { inGroups, onePathPerTemplate } from '../support/paths.ts'
import { findElement, readHtml, textOf } from '../support/read-html.ts'
import { expect, full, test } from '../support/site.ts'
import { phone, worlds, type World } from './worlds.ts'

const few = [
  '/',
  '/events',
  '/event/corniche-cup',
  '/live-scores',
  '/plan',
  '/contact',
  '/players',
  '/watch',
  '/your-data',
]
const arabic = [...few, '/dashboard', '/blog/reading-a-southpaw', '/service/sports-equipment'].map(
  (address) => `/ar${address}`.replace(/\/$/, ''),
)
/** Views that a query selects, with times in the visitor's zone. */
const views = ['/event/battle-of-the-burj?tab=card', '/live-scores?view=fixtures']
const inEnglish = (addresses: readonly string[]) => addresses.filter((address) => !/^\/ar\b/.test(address))

const each = [...new Set([...inEnglish(onePathPerTemplate), ...few, ...views])]
/** Dialogs that are open when their address is opened. */
const withDialog = ['/gallery?photo=corniche-cup', '/ai-analytics?feature=win-prediction']

for (const world of worlds) {
  const isFew = world.pages === 'few'
  const addresses = [
    ...(isFew ? [...few, ...views] : each),
    ...(world.isVisual ? (isFew ? ['/ar', '/ar/live-scores'] : arabic) : []),
    ...(world.checks?.includes('dialogs') ? withDialog : []),
  ]
  test.describe(world.name, full, () => {
    test.use({ viewport: phone, ...world.options })

    for (const [index, group] of inGroups(addresses, 24).entries())
      test(`shows every page without a fault: group ${index + 1}`, async ({ page, trouble }) => {
        await world.prepare?.(page)
        const faults: string[] = []
        const opened = new Set<string>()
        for (const address of group) {
          await openPage(page, world, address)
          for (const [view, change] of (world.views ?? [() => Promise.resolve()]).entries()) {
            await change(page)
            const found = await faultsOf(page, world, address)
            if (world.checks?.includes('dialogs') && view === 0)
              found.push(...(await faultsOfDialogs(page, address, opened)))
            const messages = trouble.splice(0).filter((message) => !world.allowed?.test(message))
            faults.push(...[...found, ...messages].map((fault) => `${address} (${view + 1}): ${fault}`))
          }
        }
        expect(faults).toEqual([])
      })
  })
}

async function openPage(page: Page, world: World, address: string): Promise<void> {
  await page.goto(address)
  if (world.isStatic) return
  await expect(page.locator('html'), `${address} hydrates`).toHaveAttribute('data-hydrated', '')
  // A view that the query selects loads after the page is hydrated.
  await expect(page.locator('h1'), `${address} has a heading`).toBeAttached()
  await hydrateAll(page, world.refused)
}

/** The result of a failed computation, or a negative time. */
const senseless =
  /Invalid (?:Date|time)|NaN|undefined|\bnull\b|\[object|\{\{|(?:^|\s)[-−]\d+\s*(?:d|h|m|s|يوم|أيام|ساع|دقيق)/

async function faultsOf(page: Page, world: World, address: string): Promise<string[]> {
  const faults = (await findOverflowing(page)).map((what) => `wider than the screen: ${what}`)
  const [nonsense] = senseless.exec(await page.getByRole('main').innerText()) ?? []
  if (nonsense !== undefined) faults.push(`senseless: ${nonsense}`)
  const heading = await shownHeading(page)
  if (!heading.endsWith(builtHeading(address))) faults.push(`another heading: ${heading}`)
  if (world.checks?.includes('focus'))
    faults.push(...(await coveredControls(page)).map((what) => `focused, but covered: ${what}`))
  if (world.checks?.includes('contrast') && few.includes(address))
    faults.push(...(await faintTexts(page)).map((what) => `faint: ${what}`))
  return faults
}

/** A printed sheet may hide the heading of the page. */
async function shownHeading(page: Page): Promise<string> {
  return oneLine(
    await page.evaluate(() => {
      const heading = document.querySelector('h1')
      return heading?.checkVisibility() || matchMedia('print').matches ? heading?.textContent : 'none'
    }),
  )
}

/** Only the name, if the greeting before it depends on the visitor's clock. */
function builtHeading(address: string): string {
  const [path = ''] = address.slice(1).split('?')
  const page = readHtml(readBuilt(path ? `${path}/index.html` : 'index.html'))
  const heading = findElement(page, ({ tag }) => tag === 'h1')
  const text = oneLine(heading && textOf(heading, () => false))
  return findElement(page, ({ attributes }) => attributes.has('data-longest'))
    ? (text.split(' ').at(-1) ?? text)
    : text
}

const oneLine = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()

/** Opens each dialog of the page, unless a page before had one with the same name. */
async function faultsOfDialogs(page: Page, address: string, opened: Set<string>): Promise<string[]> {
  const faults: string[] = []
  const dialog = page.locator('dialog:modal')
  const openers = page.locator('button[aria-haspopup="dialog"]:visible')
  const check = async (name: string) => {
    await expect(dialog, name).toBeVisible()
    const found = [
      ...(await coveredControls(page)).map((what) => `focused, but covered: ${what}`),
      ...(await findOverflowing(page)).map((what) => `wider than the screen: ${what}`),
    ]
    faults.push(...found.map((fault) => `dialog of "${name}": ${fault}`))
    await page.keyboard.press('Escape')
    await expect(dialog, name).toBeHidden()
    // A closed dialog goes back in the history, which would cancel the next navigation.
    await page.waitForFunction(() => !JSON.stringify(history.state).includes('hasDialog'))
  }
  if (withDialog.includes(address)) await check('its address')
  for (const [index, name] of (await openers.allTextContents()).entries()) {
    if (opened.has(name)) continue
    opened.add(name)
    await openers.nth(index).click()
    await check(name)
  }
  return faults
}

/**
 * Focuses all controls of the open dialog, or else of the page, forwards and then backwards. Returns those that are
 * entirely covered or outside the window while they have the focus.
 */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [0.02, 0.25, 0.5, 0.75, 0.98]
    const isSeen = (element: Element) => {
      const control = element.closest('label') ?? element // the box of a radio button is its label
      return [...control.getClientRects()].some((box) => {
        const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)]
        const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
        if (left >= right || top >= bottom) return false
        return parts.some((across) =>
          parts.some((down) => {
            const hit = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down)
            return hit !== null && (control.contains(hit) || element === hit)
          }),
        )
      })
    }
    const root = document.querySelector('dialog:modal') ?? document.body
    const controls = [
      ...root.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      ),
    ].filter((control) => control.checkVisibility({ visibilityProperty: true }))
    const covered = new Set<string>()
    for (const control of [...controls, ...controls.toReversed()]) {
      control.focus()
      if (document.activeElement !== control || isSeen(control)) continue
      covered.add(
        `${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent?.slice(0, 30)}`,
      )
    }
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    return [...covered]
  })
}
