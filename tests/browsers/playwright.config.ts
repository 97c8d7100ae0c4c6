import { defineConfig } from '@playwright/test'
import { firefoxPath, isRequired, missingDependency, type OtherBrowser } from '../support/other-browsers.ts'

/**
 * The main flows in Firefox and WebKit, against the build in `dist/`. Firefox runs e2e tests except those tagged
 * `@chromium`, which need a Chromium feature, and WebKit runs a separate spec.
 */
const inFirefox =
  /e2e\/(?:enquiry-offline|watch-(?:code|player|check)|playback-troubleshooting|language|live-feed|fight-night|navigation|plan)\.spec\.ts$/

/**
 * A missing browser fails the run if it is required. Otherwise it is skipped, with its install command.
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
  // Upper limits that allow for a busy machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // On CI a failed test runs once more, with a trace. The reporter lists what passes only then.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['../support/flaky-reporter.ts']],
  use: { serviceWorkers: 'block', locale: 'en-GB', timezoneId: 'Asia/Dubai', trace: 'on-first-retry' },
  projects: [
    isInstalled('firefox')
      ? {
          name: 'firefox',
          testDir: '..',
          testMatch: [inFirefox, '**/browsers/firefox.spec.ts'],
          grepInvert: /@chromium/,
          use: {
            browserName: 'firefox',
            // Stock Firefox over WebDriver BiDi, which Playwright does not document. See BROWSERS.md.
            channel: 'moz-firefox',
            launchOptions: { executablePath: firefoxPath },
          },
        }
      : { name: 'firefox', testMatch: 'missing.spec.ts' },
    { name: 'webkit', testMatch: isInstalled('webkit') ? 'webkit.spec.ts' : 'missing.spec.ts' },
  ],
})
