import type { LeadBehaviour } from '../sandbox/lead-inbox.ts'
import { Random } from './random.ts'

/** The plan of a seed, generated before its run starts. */

export type InjectedFault =
  | { kind: 'none' }
  /** The browser is offline, and `navigator.onLine` is false. */
  | { kind: 'offline' }
  /** Every connection fails, but `navigator.onLine` is true. */
  | { kind: 'down' }
  | { kind: 'redirect'; status: number }
  | { kind: 'status'; status: number; retryAfter?: string }
  /** A 409 for an enquiry that was never received, at once or after another answer. */
  | { kind: 'lying'; first?: LeadBehaviour }
  | { kind: 'reset' }
  | { kind: 'drop-answer' }
  | { kind: 'stall' }
  | { kind: 'slow'; ms: number }
  | { kind: 'quota' | 'no-storage'; network: 'offline' | 'down' }
  | { kind: 'mixed' }

const exitKinds = ['close', 'reload', 'navigate', 'language'] as const
export type Interruption = (typeof exitKinds)[number] | 'crash' | 'kill'

/** `sending`: once "Sending..." is shown. `writing`: about when Send is pressed. `reported`: after the result. */
export type Disturbance = { what: Interruption; at: number; moment: 'sending' | 'writing' | 'reported' }

/** A disturbance of the open pages after the fault. */
export type TabDisturbance =
  | { kind: 'reload' | 'blink' | 'sync' | 'update' }
  | { kind: 'pass' | 'jump'; ms: number }
  | { kind: 'deploy'; release: 'this' | 'next' }
  /** The browser is killed, or its tabs are closed, after `after` replay attempts. */
  | { kind: 'kill-in-replay' | 'close-in-replay'; after: number }
  /** The visitor deletes or corrects a message while it is being sent. */
  | ChangeInReplay

/** With `isOpen`, while the request has no answer yet. */
export type ChangeInReplay = { kind: 'delete-in-replay' | 'correct-in-replay'; isOpen: boolean }

export type SeedStep = {
  fault: InjectedFault
  count: number
  /** In all tabs in parallel, or in the tab with this index. */
  side: 'by side' | number
  disturbances: Disturbance[]
  /** How the receiver treats queued enquiries. */
  weather: 'fine' | 'mixed' | 'slow' | 'lying'
  turns: TabDisturbance[]
}

export type SeedPlan = {
  seed: number
  tabs: number
  /** Answers duplicates with 409, as some receivers do, instead of 200. */
  strictReceiver: boolean
  /** The step whose first enquiry the receiver never answers. */
  poisonedStep: number
  steps: SeedStep[]
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export function planOf(seed: number, enquiries: number): SeedPlan {
  const random = new Random('plan', seed)
  const faults: InjectedFault[] = [
    { kind: 'none' },
    { kind: 'none' },
    { kind: 'offline' },
    { kind: 'offline' },
    { kind: 'offline' },
    { kind: 'down' },
    { kind: 'redirect', status: random.pick([301, 302, 303]) },
    { kind: 'redirect', status: random.pick([302, 307, 308]) },
    { kind: 'status', status: random.pick([500, 502, 503]) },
    { kind: 'status', status: random.pick([400, 403, 404, 410, 422]) },
    { kind: 'status', status: 429, ...retryAfter(random) },
    { kind: 'lying' },
    {
      kind: 'lying',
      first: random.pick<LeadBehaviour>([{ kind: 'reset' }, { kind: 'status', status: 422 }]),
    },
    { kind: 'reset' },
    { kind: 'drop-answer' },
    { kind: 'drop-answer' },
    { kind: 'stall' },
    { kind: 'quota', network: random.pick(['offline', 'down']) },
    { kind: 'no-storage', network: random.pick(['offline', 'down']) },
    { kind: 'mixed' },
  ]
  const ordinary = faults.map((fault) => newStep(random, fault))
  const storms = [503, 'reset', 'slow', 'stall'] as const
  const steps = random.shuffle([...ordinary, ...storms.map((receiver) => newStorm(random, receiver))])
  spread(random, steps, enquiries)
  disturb(random, steps)
  return {
    seed,
    tabs: random.whole(2, 4),
    strictReceiver: random.chance(0.5),
    poisonedStep: steps.findIndex(({ fault }) => fault.kind === 'offline'),
    steps,
  }
}

function newStep(random: Random, fault: InjectedFault): SeedStep {
  const isPicky = fault.kind === 'stall' || fault.kind === 'lying'
  return {
    fault,
    count: fault.kind === 'stall' ? 2 : 4,
    side: isPicky || random.chance(0.6) ? random.whole(0, 3) : 'by side',
    disturbances: [],
    weather: fault.kind === 'offline' ? 'lying' : random.pick(['fine', 'mixed', 'mixed', 'slow', 'lying']),
    turns: Array.from({ length: random.whole(1, 2) }, () => turnOf(random)),
  }
}

/** A step in which the visitor leaves during each submission, in a different way each time. */
function newStorm(random: Random, receiver: 503 | 'reset' | 'slow' | 'stall'): SeedStep {
  const fault: InjectedFault =
    receiver === 503
      ? { kind: 'status', status: receiver }
      : receiver === 'slow'
        ? { kind: receiver, ms: 500 }
        : { kind: receiver }
  const ways: Interruption[] = random.shuffle([...exitKinds, random.pick(['crash', 'kill'])])
  return {
    ...newStep(random, fault),
    count: ways.length,
    side: random.whole(0, 3),
    disturbances: ways.map((what, at) => ({ what, at, moment: 'sending' })),
  }
}

function turnOf(random: Random): TabDisturbance {
  return random.pick<TabDisturbance>([
    { kind: 'reload' },
    { kind: 'blink' },
    { kind: 'sync' },
    { kind: 'pass', ms: random.whole(16_000, 10 * minute) },
    { kind: 'pass', ms: random.whole(1, 26) * hour },
  ])
}

function retryAfter(random: Random): { retryAfter?: string } {
  return random.pick<{ retryAfter?: string }>([
    {},
    { retryAfter: '120' },
    { retryAfter: '999999999' },
    { retryAfter: 'Fri, 31 Dec 2100 23:59:59 GMT' },
    { retryAfter: 'Thu, 01 Jan 1970 00:00:00 GMT' },
    { retryAfter: '-5' },
    { retryAfter: 'soon' },
  ])
}

/** Distributes the remaining enquiries unevenly, so that the outbox grows long in some steps. */
function spread(random: Random, steps: SeedStep[], enquiries: number) {
  const roomy = steps.filter(isRoomy)
  for (let left = enquiries - steps.reduce((sum, step) => sum + step.count, 0); left > 0; left -= 1) {
    const step = roomy[Math.floor(random.next() ** 1.5 * roomy.length)]
    if (step) step.count += 1
  }
}

/** Adds the disturbances that every seed must include, at random steps. */
function disturb(random: Random, steps: SeedStep[]) {
  const sure: TabDisturbance[] = [
    { kind: 'deploy', release: 'next' },
    { kind: 'update' },
    { kind: 'deploy', release: 'this' },
    { kind: 'update' },
  ]
  const places = random
    .shuffle(steps.map((_, index) => index))
    .slice(0, sure.length)
    .toSorted((a, b) => a - b)
  for (const [index, turn] of sure.entries()) steps[places[index] ?? 0]?.turns.push(turn)
  for (const turn of [
    { kind: 'jump', ms: random.whole(1, 60) * day },
    { kind: 'jump', ms: -random.whole(1, 60) * day },
    { kind: 'jump', ms: random.whole(-48, 48) * hour },
    { kind: 'kill-in-replay', after: random.whole(1, 4) },
    { kind: 'close-in-replay', after: random.whole(1, 3) },
    { kind: 'delete-in-replay', isOpen: false },
    { kind: 'delete-in-replay', isOpen: true },
    { kind: 'correct-in-replay', isOpen: false },
    { kind: 'correct-in-replay', isOpen: true },
  ] satisfies TabDisturbance[]) {
    steps[random.whole(0, steps.length - 1)]?.turns.push(turn)
  }
  const calm = random.shuffle(steps.filter(isRoomy))
  for (const [index, what] of (['close', 'crash', 'kill', 'close'] as const).entries()) {
    const step = calm[index]
    const moment = random.chance(0.7) ? 'writing' : 'reported'
    if (step) step.disturbances.push({ what, at: random.whole(1, step.count - 1), moment })
  }
}

/** False for storms and for faults that delay every enquiry. */
const isRoomy = ({ fault, disturbances }: SeedStep) =>
  fault.kind !== 'stall' && fault.kind !== 'lying' && disturbances.length === 0

export const describePlan = ({ steps, ...plan }: SeedPlan): string =>
  [JSON.stringify(plan), ...steps.map((step, index) => `${index}. ${JSON.stringify(step)}`)].join('\n')
