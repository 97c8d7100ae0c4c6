import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** The headless shell takes a third of the time, but lacks browser features outside the page. */
const headlessShell = '/usr/bin/chromium-headless-shell'

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

type Machine = {
  /** The value of `CHROMIUM_PATH`. */
  named: string | undefined
  isInstalled: (path: string) => boolean
  /** Ways to install Chromium. Their errors are ignored; `isInstalled` decides. */
  ways: readonly (() => void)[]
}

const thisMachine: Machine = {
  named: process.env.CHROMIUM_PATH,
  isInstalled: existsSync,
  ways: [
    () => spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' }),
    () => {
      if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
      spawnSync('apt-get', ['update'], { stdio: 'inherit' })
      spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'inherit' })
    },
  ],
}

/**
 * Finds Chromium: `CHROMIUM_PATH`, the system's or Playwright's, or else installs it with Playwright or, as root, with
 * the package manager. Throws with the command to run if there is none.
 */
export function findChromium(need: 'page' | 'whole browser' = 'page', machine = thisMachine): string {
  const { named, isInstalled, ways } = machine
  if (named) {
    if (isInstalled(named)) return named
    throw new Error(`CHROMIUM_PATH names ${named}, where nothing is.`)
  }
  const whole = [...systemBrowsers, chromium.executablePath()]
  const places = need === 'page' ? [headlessShell, ...whole] : whole
  const found = places.find(isInstalled)
  if (found) return found
  console.log('No Chromium found: installing one for the tests …')
  for (const install of ways) {
    install()
    const installed = places.find(isInstalled)
    if (installed) return installed
  }
  throw new Error(
    `The tests need ${need === 'page' ? 'Chromium' : 'a whole Chromium, more than its headless shell'}: run \`npx playwright install chromium\`, install it with your system, or set CHROMIUM_PATH.`,
  )
}

/** Chromium does not run as root with its sandbox. Background requests are disabled, because tests count requests. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
