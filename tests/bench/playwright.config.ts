import { defineConfig } from '@playwright/test'
import { pageBrowser } from '../support/find-browser.ts'

/** `npm run bench`: measures the built site and fails if it is over a budget. */
export default defineConfig({
  testDir: '.',
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
