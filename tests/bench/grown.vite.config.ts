import { writeFileSync } from 'node:fs'
import { defineConfig, mergeConfig, type UserConfig } from 'vite'
import site from '../sandbox/vite.config.ts'
import { grownFacts } from './grown-facts.ts'

/**
 * The site with `GROWTH` times the content of its demo area. Writes CPU seconds to `GROWTH_COST`, because elapsed time
 * depends on the load of the machine.
 */
export default defineConfig((env) => {
  const { GROWTH = '1', GROWTH_COST } = process.env
  if (GROWTH_COST)
    process.once('exit', () => {
      const { user, system } = process.cpuUsage()
      writeFileSync(GROWTH_COST, String((user + system) / 1_000_000))
    })
  const base: UserConfig = site(env)
  return mergeConfig(base, { plugins: [grownFacts(Number(GROWTH))] })
})
