import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Chromium without windows takes a third of the time, and lacks what belongs to the browser around the page. */
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

/**
 * A Chromium to test with: the one that `CHROMIUM_PATH` names, the system's, Playwright's own, else one that can be
 * installed (by Playwright, or as root by the system's package manager). Throws the command to run when there is none.
 */
export function findChromium(need: 'page' | 'whole browser' = 'page'): string {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  if (need === 'page' && existsSync(headlessShell)) return headlessShell
  const found = installed()
  if (found) return found
  console.log('No Chromium found: installing one for the tests …')
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  const downloaded = installed()
  if (downloaded) return downloaded
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    execFileSync('apt-get', ['update'], { stdio: 'inherit' })
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'inherit' })
  }
  const packaged = installed()
  if (packaged) return packaged
  throw new Error(
    'The tests need Chromium: run `npx playwright install chromium`, install it with your system, or set CHROMIUM_PATH.',
  )
}

function installed(): string | undefined {
  return [...systemBrowsers, chromium.executablePath()].find((path) => existsSync(path))
}

/** Root needs no sandbox of its own, and nothing may phone home while a test counts requests. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
