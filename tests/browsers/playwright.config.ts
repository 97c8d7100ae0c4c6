import { defineConfig } from '@playwright/test'
import { firefoxPath, isRequired, missingDependency, type OtherBrowser } from '../support/other-browsers.ts'

/**
 * Runs the key flows in two other engines against the build in `dist/`. Firefox runs e2e tests except those tagged
 * `@chromium`, which need a Chromium feature. WebKit has a separate spec.
 */
const inFirefox =
  /e2e\/(?:enquiry-(?:offline|kept)|watch-(?:code|player|region|check|trouble)|language|live-feed|navigation|plan)\.spec\.ts$/

/**
 * A browser that is not there fails the run where it is required, and is skipped with the line that installs it
 * elsewhere.
 */
function isInstalled(browser: OtherBrowser): boolean {
  const missing = missingDependency(browser)
  if (missing === null) return true
  if (isRequired(browser)) throw new Error(missing)
  return false
}

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  fullyParallel: true,
  workers: 2,
  // Ceilings, for a machine that does other things too.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: { serviceWorkers: 'block', locale: 'en-GB', timezoneId: 'Asia/Dubai' },
  projects: [
    isInstalled('firefox')
      ? {
          name: 'firefox',
          testDir: '..',
          testMatch: [inFirefox, '**/browsers/firefox.spec.ts'],
          // Words, answers and requests are the site's own, in whatever browser.
          grepInvert:
            /@chromium|word for word|is a number in the request|\w{6} says|an unknown player|is logged|lookup fails|without an address|is asked|asked every time/,
          use: {
            browserName: 'firefox',
            // Stock Firefox, by WebDriver BiDi. Playwright does not document it: see the README on its version.
            channel: 'moz-firefox',
            launchOptions: { executablePath: firefoxPath },
          },
        }
      : { name: 'firefox', testMatch: 'missing.spec.ts' },
    { name: 'webkit', testMatch: isInstalled('webkit') ? 'webkit.spec.ts' : 'missing.spec.ts' },
  ],
})
