import { existsSync } from 'node:fs'

export type OtherBrowser = 'firefox' | 'webkit'

/** Debian's architecture names. */
const arch = process.arch === 'arm64' ? 'aarch64' : 'x86_64'

export const firefoxPath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'

export const webKit = {
  driver: process.env.WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver',
  browser:
    process.env.WEBKIT_BROWSER ??
    ['webkit2gtk-4.1', 'webkitgtk-6.0']
      .map((version) => `/usr/lib/${arch}-linux-gnu/${version}/MiniBrowser`)
      .find((path) => existsSync(path)) ??
    '',
  /** A virtual display, because the browser has no headless mode. */
  screen: '/usr/bin/Xvfb',
}

/** The install instruction. Null if the browser is installed. */
export function missingDependency(browser: OtherBrowser): string | null {
  const missing =
    browser === 'firefox'
      ? [!existsSync(firefoxPath) && 'firefox-esr']
      : [
          !(existsSync(webKit.driver) && existsSync(webKit.browser)) && 'webkit2gtk-driver',
          !process.env.DISPLAY && !existsSync(webKit.screen) && 'xvfb',
        ]
  const packages = missing.filter((name) => name !== false)
  if (packages.length === 0) return null
  return `${browser} is missing: apt-get install -y --no-install-recommends ${packages.join(' ')}`
}

/** Whether `REQUIRE_BROWSERS` (comma-separated names) makes the tests fail without this browser. */
export function isRequired(browser: OtherBrowser): boolean {
  return (process.env.REQUIRE_BROWSERS ?? '').split(',').includes(browser)
}
