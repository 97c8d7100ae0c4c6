// `npm run chaos -- --seeds 20`, `--seed 7` (or `7,9`), `--enquiries 200`, `--verbose`: runs Playwright Test with them.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

const text = { type: 'string' }
const { values } = parseArgs({
  options: { seeds: text, seed: text, enquiries: text, workers: text, verbose: { type: 'boolean' } },
})
const { workers, ...settings } = values
for (const [name, value] of Object.entries(settings)) {
  if (name !== 'verbose' && !/^\d+(?:,\d+)*$/.test(String(value))) throw new Error(`Not a number: --${name}`)
  process.env[`CHAOS_${name.toUpperCase()}`] = String(value)
}
const options = ['playwright', 'test', '--config', 'tests/chaos', ...(workers ? ['--workers', workers] : [])]
process.exit(spawnSync('npx', options, { stdio: 'inherit' }).status ?? 1)
