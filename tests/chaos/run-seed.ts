import { recover } from './recovery.ts'
import { runStep } from './step.ts'
import { newRun, type Run } from './run.ts'
import type { SeedPlan } from './schedule.ts'
import type { Tab } from './tab.ts'
import { judgeSeed, type SeedVerdict } from './verdict.ts'
import type { StoredRow } from './attempts.ts'

/** Milliseconds. Far more than a seed needs: a longer run is aborted and judged in its current state. */
const longestMs = 840_000

/** Browser messages about portal pages that arrive instead of files, and about a URL that the CSP blocks. */
const expected =
  /Manifest: Line|Failed to load module script|Refused to apply style|connect-src|no page at \/robots\.txt/

/** Runs a plan and judges the result. */
export async function runSeed(plan: SeedPlan, isVerbose: boolean): Promise<SeedVerdict> {
  const started = performance.now()
  const run = await newRun(plan, isVerbose)
  const { site, device, world, log, broken } = run
  await site.start()
  await world.open()
  try {
    const rows = await Promise.race([live(run), tooLong(run)]).catch((error: unknown) => {
      broken.push(`Not to the end: ${error instanceof Error ? (error.stack ?? '') : String(error)}`)
      return device.rows().catch(() => [])
    })
    return judgeSeed({
      seconds: (performance.now() - started) / 1000,
      log,
      tries: site.sandbox.lead.tries,
      rows,
      poisoned: world.poisoned,
      broken: [...broken, ...new Set(device.browser.trouble.filter((line) => !expected.test(line)))],
    })
  } finally {
    await device.discard()
    world.close()
    await site.stop()
  }
}

async function live(run: Run): Promise<StoredRow[]> {
  await firstVisit(run)
  for (const [index, step] of run.plan.steps.entries()) {
    await runStep(run, step, index)
    if (run.broken.length > 4) throw new Error(`Too much is broken at step ${index}`)
  }
  return recover(run)
}

function tooLong({ place }: Run): Promise<never> {
  return new Promise((_, reject) => {
    const giveUp = () => reject(new Error(`It takes too long: ${place.join(', ')}`))
    setTimeout(giveUp, longestMs).unref()
  })
}

async function firstVisit({ plan, device, world, broken, trace }: Run): Promise<void> {
  if (plan.portalAtInstall) world.portalAtInstall()
  await device.start()
  const tab = await device.openTab('/about')
  // Behind a portal the install cannot complete, so do not wait long.
  await tab.install(plan.portalAtInstall ? 8_000 : undefined)
  world.portalIsOver()
  trace('the first visit is over')
  // If a portal prevented the install, the next visit installs the worker.
  if (!(await tab.install()) || !(await hasForms(tab))) {
    broken.push(`The page is of no use after the first visit${plan.portalAtInstall ? ', with a portal' : ''}`)
  }
  for (let number = 1; number < plan.tabs; number += 1) await device.openTab('/about')
}

/** Whether the dialog opens and the Contact page's form is hydrated. */
async function hasForms(tab: Tab): Promise<boolean> {
  const { page } = tab
  try {
    await page.getByRole('button', { name: 'Contact Us' }).press('Enter')
    await page.locator('dialog[open]').waitFor({ timeout: 20_000 })
    await tab.open('/contact')
    await page.locator('form[aria-labelledby=write] button[type=submit]:enabled').waitFor({ timeout: 20_000 })
    return await tab.open('/about')
  } catch {
    return false
  }
}
