import { defineConfig } from '@playwright/test'
import { firefoxPath, isRequired, whatIsMissing, type OtherBrowser } from '../support/other-browsers.ts'

/**
 * What matters most, in the two other engines, against the build in `dist/`. Firefox runs the suite's own tests but for
 * those tagged `@chromium`, which need something that only Chromium has; WebKit is driven by a spec of its own.
 */
const inFirefox =
  /e2e\/(?:enquiry-(?:offline|kept)|watch-(?:code|player|region|check)|language|navigation)\.spec\.ts$/

/** A browser that is not there fails the run where it is required, and is skipped with the line that installs it elsewhere. */
function isThere(browser: OtherBrowser): boolean {
  const missing = whatIsMissing(browser)
  if (missing === null) return true
  if (isRequired(browser)) throw new Error(missing)
  return false
}

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: { serviceWorkers: 'block', locale: 'en-GB', timezoneId: 'Asia/Dubai' },
  projects: [
    isThere('firefox')
      ? {
          name: 'firefox',
          testDir: '..',
          testMatch: [inFirefox, '**/browsers/firefox.spec.ts'],
          // What the others are about is not up to the browser.
          grepInvert:
            /@chromium|thousands of malformed answers|given up after 15 seconds|is (?:allowed|blocked) in/,
          use: {
            browserName: 'firefox',
            // Stock Firefox, by WebDriver BiDi. Playwright does not document it: see the README on its version.
            channel: 'moz-firefox',
            launchOptions: { executablePath: firefoxPath },
          },
        }
      : { name: 'firefox', testMatch: 'missing.spec.ts' },
    { name: 'webkit', testMatch: isThere('webkit') ? 'webkit.spec.ts' : 'missing.spec.ts' },
  ],
})
