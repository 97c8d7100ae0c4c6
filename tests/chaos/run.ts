import { SiteServer } from '../sandbox/site-server.ts'
import { distPath } from '../support/built-site.ts'
import { nextRelease } from '../support/next-release.ts'
import { addresses, Device } from './device.ts'
import { EnquiryLog } from './enquiry-log.ts'
import { Random } from './random.ts'
import type { SeedPlan } from './schedule.ts'
import { Visitor } from './visitor.ts'
import { ChaosEnvironment } from './chaos-environment.ts'

/** The state of one seed's run. */
export type Run = {
  plan: SeedPlan
  site: SiteServer
  device: Device
  world: ChaosEnvironment
  visitor: Visitor
  log: EnquiryLog
  /** Descriptions of unusable pages and other errors. */
  broken: string[]
  releases: { this: string; next: string }
  /** Records the current position, and prints it in verbose mode. */
  trace: (what: string) => void
  /** The trace of the current step. */
  place: string[]
}

export async function newRun(plan: SeedPlan, isVerbose: boolean): Promise<Run> {
  const { seed } = plan
  const started = performance.now()
  const site = new SiteServer(distPath)
  const log = new EnquiryLog()
  const broken: string[] = []
  const place: string[] = []
  const device = new Device(site, log)
  return {
    plan,
    site,
    device,
    world: new ChaosEnvironment(site, log, plan),
    visitor: new Visitor({ device, log, site, seed, broken }),
    log,
    broken,
    releases: { this: distPath, next: await nextRelease() },
    trace: (what) => {
      const line = `${((performance.now() - started) / 1000).toFixed(1)} s: ${what}`
      if (what.startsWith('step ')) place.length = 0
      place.push(line)
      if (isVerbose) console.log(`seed ${seed} ${line}`)
    },
    place,
  }
}

/** Starts the browser if necessary and opens tabs up to the planned number. */
export async function haveTabs({ plan, device, log, site }: Run): Promise<void> {
  if (!device.isRunning) {
    await device.start()
    log.judgeSaved(await device.rows(), site.sandbox.lead.tries)
  }
  const random = new Random('tabs', plan.seed, log.enquiries.length)
  while (device.liveTabs.length < plan.tabs) await device.openTab(random.pick(addresses))
}
