import { setTimeout as pause } from 'node:timers/promises'
import type { Locator } from '@playwright/test'
import { enquiryName, triesOf, type WrittenEnquiry } from './enquiry-log.ts'
import { haveTabs, type Run } from './run.ts'
import type { ChangeInReplay, Disturbance, InjectedFault, SeedStep, TabDisturbance } from './schedule.ts'
import type { Tab } from './tab.ts'
import { idOf, keptOf } from './attempts.ts'
import { labels } from './toasts.ts'

/** Injects a fault, submits enquiries, removes the fault, and then disturbs the tabs. */
export async function runStep(run: Run, step: SeedStep, index: number): Promise<void> {
  const { device, world, site, log } = run
  await haveTabs(run)
  await begin(run, step)
  await write(run, step, index)
  await end(run, step)
  for (const turn of step.turns) {
    await haveTabs(run)
    await disturbTabs(run, turn)
  }
  await haveTabs(run)
  const rows = await device.rows()
  log.judgeSaved(rows, site.sandbox.lead.tries)
  log.judgeParked(rows, site.sandbox.lead.tries)
  world.weather = 'fine'
}

const isOffline = (fault: InjectedFault) =>
  fault.kind === 'offline' || ('network' in fault && fault.network === 'offline')

async function begin({ device, world }: Run, { fault, disturbances }: SeedStep): Promise<void> {
  world.weather = 'fine'
  world.heldMs = disturbances.some(({ moment }) => moment === 'sending') ? 300 : 0
  if ('network' in fault) {
    await device.setStorage(fault.kind)
    // An open page keeps its database connection, so load a new document.
    if (fault.kind === 'no-storage') for (const tab of device.liveTabs) await tab.open('/about')
  }
  if (isOffline(fault)) await device.setOffline(true)
  world.fault = fault
}

async function end({ device, world, log }: Run, { fault, weather }: SeedStep): Promise<void> {
  log.trouble()
  world.heldMs = 0
  if (fault.kind === 'stall') await world.cut()
  world.fault = { kind: 'none' }
  world.weather = weather
  if (!device.isRunning) return
  if ('network' in fault) await device.setStorage('well')
  if (isOffline(fault)) await device.setOffline(false)
}

async function write(run: Run, step: SeedStep, index: number): Promise<void> {
  const { device } = run
  const pending = Array.from({ length: step.count }, (_, place) => place)
  while (pending.length > 0) {
    if (device.liveTabs.length === 0) {
      await haveTabs(run)
      await begin(run, step)
    }
    const tabs = device.liveTabs
    const writers = step.side === 'by side' ? tabs : tabs.slice(step.side % tabs.length).slice(0, 1)
    await Promise.all(
      writers.map(async (tab) => {
        for (let place = take(tab, pending); place !== undefined; place = take(tab, pending)) {
          await writeOne(run, { tab, step, index, place })
        }
      }),
    )
  }
}

const take = (tab: Tab, pending: number[]) => (tab.isAlive ? pending.shift() : undefined)

type Place = { tab: Tab; step: SeedStep; index: number; place: number }

async function writeOne(run: Run, { tab, step, index, place }: Place): Promise<void> {
  const { visitor, world, plan } = run
  const enquiry = visitor.newEnquiry(index)
  if (index === plan.poisonedStep && place === 0) world.poisoned.add(enquiry.id)
  const disturbance = step.disturbances.find(({ at }) => at === place)
  if (disturbance) return disturb(run, tab, disturbance, enquiry)
  if (step.fault.kind === 'stall') return outwait(run, tab, enquiry)
  await visitor.write(tab, enquiry)
}

/** Ends the page, the tab or the browser during a submission or right after it. */
async function disturb(
  { device, visitor }: Run,
  tab: Tab,
  { what, moment }: Disturbance,
  enquiry: WrittenEnquiry,
): Promise<void> {
  if (moment === 'sending') {
    // `submit` instead of `write`, because a decision after "failed" would be made on another page.
    const writing = visitor.submit(tab, enquiry)
    await untilShown(enquiry, writing)
    await pause([0, 0, 40, 150, 300, 320][enquiry.id % 6] ?? 0)
    await device.interrupt(tab, what)
    await writing
    return
  }
  const writing = visitor.write(tab, enquiry)
  await (moment === 'writing' ? Promise.race([writing, pause(40 + (enquiry.id % 5) * 25)]) : writing)
  await device.interrupt(tab, what)
  await writing
}

/** Waits until the form shows "Sending..." or the submission is complete. */
async function untilShown(enquiry: WrittenEnquiry, writing: Promise<unknown>): Promise<void> {
  const done = writing.then(() => 'done')
  while (enquiry.shownAt === null && (await Promise.race([done, pause(2)])) !== 'done');
}

/**
 * Advances time past the page's timeout, once per recorded attempt of this enquiry. Attempts of queued enquiries do not
 * count, and Chromium still sends an aborted `keepalive` request that had no connection yet.
 */
async function outwait({ device, visitor, site }: Run, tab: Tab, enquiry: WrittenEnquiry): Promise<void> {
  const { lead } = site.sandbox
  const writing = visitor.write(tab, enquiry).then(() => 'done')
  for (let seen = 0; (await Promise.race([writing, pause(100)])) !== 'done';) {
    const own = lead.tries.filter(({ body }) => idOf(body) === enquiry.id).length
    if (own === seen) continue
    seen = own
    await device.pass(21_000)
  }
}

async function disturbTabs(run: Run, turn: TabDisturbance): Promise<void> {
  const { device, log, site, releases } = run
  const [tab] = device.liveTabs
  switch (turn.kind) {
    case 'reload':
      if (tab) await device.interrupt(tab, 'reload')
      return
    case 'blink':
      await device.setOffline(true)
      await device.setOffline(false)
      return
    case 'sync':
      return device.sync()
    case 'pass':
      return device.pass(turn.ms)
    case 'jump':
      return device.jump(turn.ms)
    case 'deploy':
      site.deploy(releases[turn.release])
      await tab?.page
        .evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration()
          await registration?.update()
        })
        .catch(() => {})
      return
    case 'update': {
      log.trouble()
      const button = tab?.page.getByRole('button', { name: labels.update, exact: true })
      // The button is missing while the worker still installs the new version.
      await button?.click({ timeout: 4_000 }).catch(() => {})
      await pause(500)
      log.trouble()
      return
    }
    case 'delete-in-replay':
    case 'correct-in-replay':
      return changeInReplay(run, turn)
    case 'kill-in-replay':
    case 'close-in-replay':
      return dieInReplay(run, turn)
  }
}

async function dieInReplay(run: Run, { kind, after }: { kind: string; after: number }): Promise<void> {
  const { device, site, world } = run
  world.weather = 'slow'
  await device.pass(3_700_000)
  const before = site.sandbox.lead.attempts
  await device.setOffline(true)
  await device.setOffline(false)
  for (let wait = 0; wait < 60 && site.sandbox.lead.attempts < before + after; wait += 1) await pause(25)
  const [first] = device.liveTabs
  if (kind === 'kill-in-replay' && first) await device.interrupt(first, 'kill')
  else for (const tab of device.liveTabs) await device.interrupt(tab, 'close')
}

/**
 * The visitor writes offline, and deletes or corrects the message, offline or while its request is open. The page must
 * then refuse.
 */
async function changeInReplay(run: Run, { kind, isOpen }: ChangeInReplay): Promise<void> {
  const { device, world, log, visitor, site } = run
  const [tab] = device.liveTabs
  if (!tab) return
  const enquiry = log.newEnquiry('Popup Form', run.plan.steps.length)
  const isSending = () => triesOf(enquiry, site.sandbox.lead.tries).some(({ answered }) => !answered)
  const isDeletion = kind === 'delete-in-replay'
  await device.setOffline(true)
  await visitor.write(tab, enquiry)
  // Its page may have ended, or the visitor given up.
  if (enquiry.toasts.at(-1) !== 'saved') return device.setOffline(false)
  await tab.open('/enquiries')
  const row = tab.page
    .locator('main li[id^="entry:"]')
    .filter({ hasText: new RegExp(`Enquiry no\\. ${enquiry.id}(?!\\d)`) })
  const dialog = tab.page.locator('dialog[open]')
  /** By keyboard, because a toast may cover the button. */
  const press = (within: Locator, name: string) =>
    within.getByRole('button', { name, exact: true }).press('Enter', { timeout: 5_000 })
  try {
    await press(row, isDeletion ? labels.delete : labels.correct)
    if (!isDeletion) await dialog.locator('[name=message]').fill(`Enquiry no. ${enquiry.id}, corrected`)
    world.weather = 'fine'
    world.heldId = isOpen ? enquiry.id : null
    await device.setOffline(!isOpen)
    for (let wait = isOpen ? 400 : 0; wait > 0 && !isSending(); wait -= 1) await pause(25)
    const at = Date.now()
    const wasSending = isSending()
    await press(dialog, isDeletion ? labels.delete : labels.submit)
    const result = isDeletion ? tab.page.locator('#announcer', { hasText: labels.deleted }) : dialog
    const ending = result.waitFor({ state: isDeletion ? 'attached' : 'hidden', timeout: 1_000 })
    const isChanged = await ending.then(
      () => true,
      () => false,
    )
    if (isChanged && isDeletion) enquiry.deletedAt = at
    else if (isChanged) enquiry.correctedAt = at
    if (isChanged && isSending()) log.wrongToasts.push(`${enquiryName(enquiry)}: changed while it was sent`)
    if (!isChanged && wasSending) log.refusedChanges += 1
  } catch (error) {
    const wasSent = triesOf(enquiry, site.sandbox.lead.tries).some(keptOf)
    if (!wasSent) run.broken.push(`${enquiryName(enquiry)} could not be changed: ${String(error)}`)
  }
  world.heldId = null
  await device.setOffline(false)
  await tab.open('/about') // a dialog may be open
}
