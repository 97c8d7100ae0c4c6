import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from '../support/find-browser.ts'

/** The slowest specs run first, so that no worker runs one at the end. */
const long = ['development-build.spec.ts', 'every-page.spec.ts']

/** Runs against the production build in `dist/`. Every worker serves it with its own sandbox and port. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 4, // on two cores: most of a test is waiting, so three workers use half of them
  // Ceilings for a machine that is three times as slow as two quiet cores: what is promised in seconds is not held by
  // them.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  forbidOnly: true,
  reporter: [['list']],
  projects: [
    { name: 'pages', testMatch: long },
    { name: 'site', testIgnore: long },
  ],
  use: {
    // Installing the site costs each context seconds: a suite that is about the worker says `allow`.
    serviceWorkers: 'block',
    // Reduced motion: animations would take half of two cores in software rendering.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Asia/Dubai',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
})
