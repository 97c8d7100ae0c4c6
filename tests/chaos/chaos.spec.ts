import { test } from '@playwright/test'
import { nextRelease } from '../support/next-release.ts'
import { runSeed } from './run-seed.ts'
import { describePlan, planOf } from './schedule.ts'
import { readSettings } from './settings.ts'
import { faultsOf, figuresOf } from './verdict.ts'

const { seeds, enquiries, isVerbose } = readSettings(process.env)

test.beforeAll(async () => {
  await nextRelease()
})

for (const seed of seeds) {
  test(`seed ${seed}`, async ({}, info) => {
    const plan = planOf(seed, enquiries)
    if (isVerbose) console.log(describePlan(plan))
    const verdict = await runSeed(plan, isVerbose)
    const faults = faultsOf(verdict)
    await info.attach('figures', {
      body: JSON.stringify(figuresOf(verdict)),
      contentType: 'application/json',
    })
    if (faults.length === 0) return
    throw new Error([...faults, '', describePlan(plan), `Again: npm run chaos -- --seed ${seed}`].join('\n'))
  })
}
