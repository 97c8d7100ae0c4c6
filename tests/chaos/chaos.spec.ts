import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@playwright/test'
import { nextRelease } from '../support/releases.ts'
import { describePlan, planOf, type SeedPlan } from './schedule.ts'
import { faultsOf, summarise, judgeSeed, type SeedVerdict } from './verdict.ts'
import { runStep } from './step.ts'
import { newRun, haveTabs, type Run } from './run.ts'
import { idOf, story, type StoredRow } from './attempts.ts'
import { labels } from './toasts.ts'

/** `run.mjs` sets these. */
const { CHAOS_SEED, CHAOS_SEEDS = '2', CHAOS_ENQUIRIES = '200' } = process.env
const seeds =
  CHAOS_SEED?.split(',').map(Number) ?? Array.from({ length: Number(CHAOS_SEEDS) }, (_, i) => i + 1)

test.beforeAll(async () => {
  await nextRelease()
})

for (const seed of seeds) {
  test(`seed ${seed}`, async () => {
    const plan = planOf(seed, Number(CHAOS_ENQUIRIES))
    const verdict = await runSeed(plan)
    const faults = faultsOf(verdict)
    console.log(`seed ${seed}: ${summarise(verdict)}`)
    if (faults.length === 0) return
    throw new Error([...faults, '', describePlan(plan), `Again: npm run chaos -- --seed ${seed}`].join('\n'))
  })
}

/** Browser messages about a URL that the CSP blocks. */
const expected = /connect-src|no page at \/robots\.txt/

async function runSeed(plan: SeedPlan): Promise<SeedVerdict> {
  const started = performance.now()
  const run = await newRun(plan)
  const { site, device, world, log, broken } = run
  await site.start()
  try {
    const rows = await live(run).catch((error: unknown) => {
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

async function firstVisit({ plan, device, broken }: Run): Promise<void> {
  await device.start()
  const tab = await device.openTab('/about')
  if (!(await tab.install())) broken.push('The first visit installs no worker')
  for (let number = 1; number < plan.tabs; number += 1) await device.openTab('/about')
}

const day = 86_400_000

/**
 * Removes all faults except for `poisoned` enquiries, and advances time until all others are delivered automatically.
 * Resolves with the rows that were left before the visitor sent them by hand.
 */
async function recover(run: Run): Promise<StoredRow[]> {
  const { device, world, log, site, releases } = run
  world.fault = { kind: 'none' }
  world.isHealed = true
  site.deploy(releases.this)
  await haveTabs(run)
  await device.setOffline(false)
  await device.setStorage('well')
  let rows: StoredRow[] = []
  for (let round = 0; round < 7; round += 1) {
    const [tab] = device.liveTabs
    log.trouble()
    await tab?.open('/enquiries')
    if (round > 0) await device.pass(day + 3_600_000)
    if (round === 3) await device.sync()
    rows = await untilStill(run)
    if (rows.every(({ id, state }) => state === 'parked' || world.poisoned.has(id))) break
  }
  log.judgeSaved(rows, site.sandbox.lead.tries)
  log.judgeParked(rows, site.sandbox.lead.tries)
  log.judgeParkedToasts(await untilTold(run))
  await sendByHand(run)
  return rows
}

/** Waits until the outbox no longer changes, and resolves with its rows. */
async function untilStill({ device, site }: Run): Promise<StoredRow[]> {
  let rows = await device.rows()
  for (let still = 0; still < 3;) {
    const before = `${rows.length} ${site.sandbox.lead.attempts}`
    await pause(250)
    rows = await device.rows()
    still = `${rows.length} ${site.sandbox.lead.attempts}` === before ? still + 1 : 0
    if (rows.length === 0) break
  }
  return rows
}

/** Waits up to ten seconds for the toasts of parked rows, as a toast appears after its row has changed. */
async function untilTold({ device }: Run): Promise<StoredRow[]> {
  let rows = await device.rows()
  const isUnreported = ({ state, told }: StoredRow) => state === 'parked' && !told
  for (let wait = 0; wait < 40 && rows.some(isUnreported); wait += 1) {
    await pause(250)
    rows = await device.rows()
  }
  return rows
}

const sendLabel = new RegExp(`^(${labels.sendNow}|${labels.sendAsNew})$`)

/** Sends every remaining row by hand. Each must be listed, and disappear once it is sent. */
async function sendByHand(run: Run): Promise<void> {
  const { device, world, broken, site } = run
  world.poisoned.clear()
  const tab = await device.openTab('/enquiries')
  const { page } = tab
  const shown = page.getByRole('main').locator('li[id^="entry:"]')
  for (let wait = 0; (await shown.count()) !== (await device.rows()).length; wait += 1) {
    if (wait > 40) {
      broken.push(`${(await device.rows()).length} on disk, ${await shown.count()} shown`)
      break
    }
    await pause(150)
  }
  // A press can hit a row that is just being removed, so allow three more presses than rows.
  for (let left = (await shown.count()) + 3; left > 0 && (await shown.count()) > 0; left -= 1) {
    const before = site.sandbox.lead.attempts
    const button = shown.first().getByRole('button', { name: sendLabel })
    await button.click({ timeout: 5_000 }).catch(() => {})
    for (let wait = 0; wait < 200 && site.sandbox.lead.attempts === before; wait += 1) {
      await pause(25)
    }
    await page.waitForFunction(() => !document.querySelector('main li[id^="entry:"] button:disabled'))
  }
  for (const { id, state, because, lastStatus } of await untilStill(run)) {
    const own = site.sandbox.lead.tries.filter(({ body }) => idOf(body) === id)
    const how = [state, because, lastStatus].filter(Boolean).join(', ')
    broken.push(`no. ${id} is still there (${how}) after "${labels.sendNow}": ${story(own)}`)
  }
}
