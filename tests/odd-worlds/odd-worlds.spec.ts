import type { Page } from '@playwright/test'
import { readBuilt } from '../support/built-site.ts'
import { hydrateAll } from '../support/hydrate-all.ts'
import { overflowing } from '../support/layout.ts'
import { onePathPerPageType } from '../support/paths.ts'
import { findElement, readHtml, textOf } from '../support/read-html.ts'
import { expect, hydrated, test } from '../support/site.ts'
import { worlds, type World } from './worlds.ts'

const arabic = [
  '/ar',
  '/ar/events',
  '/ar/event/corniche-cup',
  '/ar/live-scores',
  '/ar/plan',
  '/ar/contact',
  '/ar/dashboard',
  '/ar/players',
  '/ar/watch',
  '/ar/your-data',
  '/ar/blog/reading-a-southpaw',
  '/ar/service/sports-equipment',
]
const addresses = [...onePathPerPageType.filter((address) => !address.startsWith('/ar')), ...arabic]

const oneLine = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()

/** The heading of the built page. */
function headingOf(address: string): string {
  const page = readHtml(readBuilt(`${address.slice(1)}/index.html`.replace(/^\//, '')))
  const heading = findElement(page, ({ tag }) => tag === 'h1')
  return oneLine(heading && textOf(heading, () => false))
}

for (const world of worlds) {
  test.describe(world.name, () => {
    test.use(world.options ?? {})

    for (const [part, group] of inGroups(addresses).entries())
      test(`shows every page in this world: ${part + 1}`, { tag: '@full' }, async ({ page, trouble }) => {
        if (world.script) await page.addInitScript(world.script)
        await world.prepare?.(page)
        const faults: string[] = []
        for (const address of group) {
          await page.goto(address)
          const found = await faultsOf(page, world, address)
          found.push(...trouble.splice(0).filter((message) => !world.allowed?.test(message)))
          faults.push(...found.map((fault) => `${address}: ${fault}`))
        }
        expect(faults).toEqual([])
      })
  })
}

function inGroups(all: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(all.length / 30) }, (_, index) =>
    all.slice(index * 30, index * 30 + 30),
  )
}

async function faultsOf(page: Page, world: World, address: string): Promise<string[]> {
  if (!world.isStatic) {
    await hydrated(page)
    await hydrateAll(page)
  }
  const faults = (await overflowing(page)).map((what) => `too wide: ${what}`)
  const heading = oneLine(await page.evaluate(() => document.querySelector('h1')?.textContent))
  if (heading !== headingOf(address)) faults.push(`heading: ${heading}`)
  return faults
}
