import { defineConfig } from '@playwright/test'
import { pageBrowser } from '../support/find-browser.ts'

/** `npm run lighthouse`, against the build in `dist/`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  workers: 1,
  timeout: 600_000,
  reporter: [['list', { printSteps: false }]],
  use: {
    locale: 'en-GB',
    timezoneId: 'Asia/Dubai',
    launchOptions: pageBrowser(),
  },
})
