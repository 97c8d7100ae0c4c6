import { test } from '@playwright/test'
import { nextRelease } from '../support/next-release.ts'
import { runSeed } from './run-seed.ts'
import { describePlan, planOf } from './schedule.ts'
import { faultsOf, summarise } from './verdict.ts'

/** `run.mjs` sets these. */
const { CHAOS_SEED, CHAOS_SEEDS = '2', CHAOS_ENQUIRIES = '200', CHAOS_VERBOSE } = process.env
const seeds =
  CHAOS_SEED?.split(',').map(Number) ?? Array.from({ length: Number(CHAOS_SEEDS) }, (_, i) => i + 1)

test.beforeAll(async () => {
  await nextRelease()
})

for (const seed of seeds) {
  test(`seed ${seed}`, async ({}, info) => {
    const plan = planOf(seed, Number(CHAOS_ENQUIRIES))
    const isVerbose = CHAOS_VERBOSE !== undefined
    if (isVerbose) console.log(describePlan(plan))
    const verdict = await runSeed(plan, isVerbose)
    const faults = faultsOf(verdict)
    await info.attach('figures', {
      body: JSON.stringify(summarise(verdict)),
      contentType: 'application/json',
    })
    if (faults.length === 0) return
    throw new Error([...faults, '', describePlan(plan), `Again: npm run chaos -- --seed ${seed}`].join('\n'))
  })
}
