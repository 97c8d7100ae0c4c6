// `npm run chaos -- --seeds 20`, `--seed 7` (or `7,9`), `--enquiries 200`, `--verbose`: hands them on to Playwright Test.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    seeds: { type: 'string' },
    seed: { type: 'string' },
    enquiries: { type: 'string' },
    workers: { type: 'string' },
    verbose: { type: 'boolean' },
  },
})
const { seeds, seed, enquiries, workers, verbose } = values
const settings = {
  CHAOS_SEEDS: seeds,
  CHAOS_SEED: seed,
  CHAOS_ENQUIRIES: enquiries,
  CHAOS_VERBOSE: verbose && '1',
}
for (const [name, value] of Object.entries(settings)) if (value !== undefined) process.env[name] = value
const options = ['playwright', 'test', '--config', 'tests/chaos', ...(workers ? ['--workers', workers] : [])]
process.exit(spawnSync('npx', options, { stdio: 'inherit' }).status ?? 1)
