// `npm run chaos -- --seeds 20`, `--seed 7` (or `7,9`), `--enquiries 200`: runs Playwright Test with them.
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

const text = { type: 'string' }
const { values } = parseArgs({ options: { seeds: text, seed: text, enquiries: text } })
for (const [name, value] of Object.entries(values)) {
  if (!/^\d+(?:,\d+)*$/.test(String(value))) throw new Error(`Not a number: --${name}`)
  process.env[`CHAOS_${name.toUpperCase()}`] = String(value)
}
const command = ['playwright', 'test', '--config', 'tests/chaos']
process.exit(spawnSync('npx', command, { stdio: 'inherit' }).status ?? 1)
