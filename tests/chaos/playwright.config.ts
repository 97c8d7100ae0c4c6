import { defineConfig } from '@playwright/test'

/** `npm run chaos`: one test per seed, against the build in `dist/`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/chaos',
  fullyParallel: true,
  workers: 2,
  timeout: 960_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
})
