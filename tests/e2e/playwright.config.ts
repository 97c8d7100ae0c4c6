import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from '../support/find-browser.ts'

/** React tells of a mismatch only in its development build. The walk over all pages is made on one. */
const onDevelopmentBuild = ['every-page.spec.ts', 'hydration.spec.ts']

/** Against the production build in `dist/`: every worker serves it, with a sandbox of its own, on a port of its own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 3, // on two cores: most of a test is waiting
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list']],
  projects: [
    { name: 'site', testIgnore: ['development-build.spec.ts', ...onDevelopmentBuild] },
    { name: 'development build', testMatch: 'development-build.spec.ts' },
    { name: 'pages', testMatch: onDevelopmentBuild, dependencies: ['development build'] },
  ],
  use: {
    // Installing the site costs each context seconds: a suite that is about the worker says `allow`.
    serviceWorkers: 'block',
    // Nothing that moves for its own sake: software rendering would spend half of two cores on it.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Asia/Dubai',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
})
