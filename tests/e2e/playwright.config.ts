import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from '../support/find-browser.ts'

/** Against the production build in `dist/`: every worker serves it, with a sandbox of its own, on a port of its own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    // Installing the site costs each context seconds: a suite that is about the worker says `allow`.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Asia/Dubai',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
})
