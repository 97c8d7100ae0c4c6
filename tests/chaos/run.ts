import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { SiteServer } from '../sandbox/site-server.ts'
import { distPath } from '../support/built-site.ts'
import { nextRelease } from '../support/releases.ts'
import type { LeadBehaviour, LeadTry } from '../sandbox/lead-inbox.ts'
import { page, sendHtml } from '../sandbox/respond.ts'
import { addresses, Device } from './device.ts'
import { EnquiryLog } from './enquiry-log.ts'
import { Random } from './random.ts'
import type { SeedPlan, InjectedFault, SeedStep } from './schedule.ts'
import { Visitor } from './visitor.ts'
import { idOf } from './attempts.ts'

export type Run = Awaited<ReturnType<typeof newRun>>

export async function newRun(plan: SeedPlan) {
  const { seed } = plan
  const site = new SiteServer(distPath)
  const log = new EnquiryLog()
  const device = new Device(site, log)
  const broken: string[] = []
  return {
    plan,
    site,
    device,
    world: new ChaosEnvironment(site, log, plan),
    visitor: new Visitor({ device, log, site, seed, broken }),
    log,
    broken,
    releases: { this: distPath, next: await nextRelease() },
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

const landing = '/sandbox/landing'

/** Everything outside the device: the network and the receiver. */
class ChaosEnvironment {
  /** Applies while the visitor writes. */
  fault: InjectedFault = { kind: 'none' }
  weather: SeedStep['weather'] = 'fine'
  isHealed = false
  /** Milliseconds by which each enquiry is delayed, so that a form shows "Sending..." for a while. */
  heldMs = 0
  heldId: number | null = null
  readonly poisoned = new Set<number>()
  private cutAt = 0
  private readonly site: SiteServer
  private readonly seed: number
  private readonly isStrict: boolean
  private readonly log: EnquiryLog

  constructor(site: SiteServer, log: EnquiryLog, { seed, strictReceiver }: SeedPlan) {
    this.site = site
    this.seed = seed
    this.isStrict = strictReceiver
    this.log = log
    site.holdUp = (path) => (path === '/sandbox/lead' && this.heldMs > 0 ? pause(this.heldMs) : undefined)
    site.interfere = (request, response) => this.interfere(request, response)
    site.sandbox.lead.decide = (body) => this.decide(body)
  }

  /** Restarts the server, which closes stalled connections. */
  async cut(): Promise<void> {
    await this.site.stop()
    await this.site.start()
    this.cutAt = Date.now()
  }

  private interfere(request: IncomingMessage, response: ServerResponse): boolean {
    const { pathname } = new URL(request.url ?? '/', this.site.url)
    if (pathname === landing) {
      sendHtml(response, page('Thank you', '<p>All is well.</p>'))
      return true
    }
    const isLead = request.method === 'POST' && pathname === '/sandbox/lead'
    if (isLead) return false // see `decide`
    if (!this.isDown()) return false
    request.socket.destroy()
    return true
  }

  private isDown(): boolean {
    const { fault } = this
    return fault.kind === 'down' || ('network' in fault && fault.network === 'down')
  }

  private decide(body: Record<string, unknown>): LeadBehaviour {
    const id = idOf(body)
    const { lead } = this.site.sandbox
    if (this.isDown() || this.poisoned.has(id)) return { kind: 'reset' }
    const own = lead.tries.filter((one) => idOf(one.body) === id)
    if (!this.isHealed && this.isRepeatOfBrowser(own.at(-1), body)) return { kind: 'reset' }
    if (this.isStrict && this.fault.kind !== 'stall' && lead.has(body.submissionId)) {
      return { kind: 'status', status: 409 }
    }
    const attempt = own.length
    if (this.isHealed) return { kind: 'accept' }
    return this.ofFault(id, attempt) ?? this.ofWeather(id, attempt)
  }

  /**
   * Chromium silently resends a request whose reused connection was closed, so the page never sees the first failure.
   */
  private isRepeatOfBrowser(last: LeadTry | undefined, { submissionId }: Record<string, unknown>): boolean {
    if (!last || last.body.submissionId !== submissionId) return false
    if (last.behaviour.kind === 'stall') return Date.now() - this.cutAt < 2_000
    const isCut = last.behaviour.kind === 'reset' || last.behaviour.kind === 'drop-answer'
    return isCut && Date.now() - last.at < 2_000
  }

  private ofFault(id: number, attempt: number): LeadBehaviour | undefined {
    const { fault } = this
    switch (fault.kind) {
      case 'redirect':
        return { kind: 'redirect', status: fault.status, to: landing }
      case 'status':
      case 'reset':
      case 'drop-answer':
      case 'stall':
      case 'slow':
        return fault
      case 'lying':
        return (attempt === 0 ? fault.first : undefined) ?? this.lie(id)
      case 'mixed':
        return mixed(new Random('fault', this.seed, id, attempt))
      case 'none':
      case 'offline':
      case 'down':
      case 'quota':
      case 'no-storage':
        return undefined
    }
  }

  private lie(id: number): LeadBehaviour | undefined {
    const isSafe = this.log.isLieSafe(id, this.site.sandbox.lead.tries)
    return isSafe ? { kind: 'status', status: 409 } : undefined
  }

  private ofWeather(id: number, attempt: number): LeadBehaviour {
    if (id === this.heldId) return { kind: 'slow', ms: 2_000 }
    if (this.weather === 'slow') return { kind: 'slow', ms: 60 }
    if (this.weather === 'lying') return this.lie(id) ?? { kind: 'accept' }
    if (this.weather === 'mixed') return mixed(new Random('weather', this.seed, id, attempt))
    return { kind: 'accept' }
  }
}

/** Accepts 60% of the attempts, otherwise fails at random. */
function mixed(random: Random): LeadBehaviour {
  if (random.chance(0.6)) return random.pick<LeadBehaviour>([{ kind: 'accept' }, { kind: 'slow', ms: 30 }])
  return random.pick<LeadBehaviour>([
    { kind: 'status', status: 500 },
    { kind: 'status', status: 503, retryAfter: '30' },
    { kind: 'status', status: 429, retryAfter: '60' },
    { kind: 'status', status: 422 },
    { kind: 'drop-answer' },
    { kind: 'drop-answer' },
    { kind: 'reset' },
  ])
}
