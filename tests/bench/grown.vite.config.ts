import { defineConfig, mergeConfig, type UserConfig } from 'vite'
import site from '../../vite.config.ts'
import { grownFacts } from './grown-facts.ts'

/** The site as it is, with `GROWTH` times the facts of its demo area. */
export default defineConfig((env) => {
  const base: UserConfig = site(env)
  return mergeConfig(base, { plugins: [grownFacts(Number(process.env.GROWTH ?? 1))] })
})
