import { defineConfig } from '@playwright/test'
import { pageBrowser } from '../support/find-browser.ts'

/** The slowest files run first, so that no worker ends with one. */
const long = ['development-build.spec.ts', 'every-page.spec.ts']

/** Runs against the production build in `dist/`. Each worker serves it with a separate sandbox and port. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 4, // two per core, because many tests wait
  // Upper limits for a machine that is five times slower than two idle cores. They do not check promised times.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  forbidOnly: true,
  // On CI a failed test runs once more, with a trace. The reporter lists what passes only then.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['../support/flaky-reporter.ts']],
  projects: [
    { name: 'pages', testMatch: long },
    { name: 'site', testIgnore: long },
    { name: 'odd-worlds', testDir: '../odd-worlds' },
  ],
  use: {
    // Installing the service worker takes seconds per context; specs that test it use `allow`.
    serviceWorkers: 'block',
    // No decorative animation, because software rendering would spend half of two cores on it.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Asia/Dubai',
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    trace: 'on-first-retry',
    launchOptions: pageBrowser(),
  },
})
