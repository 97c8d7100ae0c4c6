import type { WrittenEnquiry } from './enquiry-log.ts'
import { haveTabs, type Run } from './run.ts'
import type { Disturbance, InjectedFault, SeedStep } from './schedule.ts'
import type { Tab } from './tab.ts'
import { idOf } from './attempts.ts'
import { disturbTabs } from './disturbances.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Injects a fault, submits enquiries, removes the fault, and then disturbs the tabs. */
export async function runStep(run: Run, step: SeedStep, index: number): Promise<void> {
  const { device, world, site, log, trace } = run
  trace(`step ${index}, ${step.fault.kind}`)
  await haveTabs(run)
  await begin(run, step)
  await write(run, step, index)
  await end(run, step)
  for (const turn of step.turns) {
    trace(turn.kind)
    await haveTabs(run)
    await disturbTabs(run, turn)
  }
  await haveTabs(run)
  const rows = await device.rows()
  trace(`${rows.length} on disk`)
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
  await visitor.write(tab, enquiry, place < step.byHand)
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
