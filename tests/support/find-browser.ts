import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium, type LaunchOptions } from 'playwright'

/** The headless shell takes a third of the time, but lacks browser features outside the page. */
const headlessShell = '/usr/bin/chromium-headless-shell'

const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  chromium.executablePath(),
]

/**
 * Chromium does not run as root with its sandbox. Background requests are disabled, because tests count requests. With
 * site isolation it keeps a spare process for the next page, which takes a seventh of the CPU time and is never used.
 */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-site-isolation-trials',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Finds or installs a browser for tests of pages, preferably the headless shell. Throws if there is none. */
export function pageBrowser(): LaunchOptions {
  const found = findPageBrowser() ?? install('chromium-headless-shell', ['--only-shell'], findPageBrowser)
  return { ...found, args: chromiumArgs }
}

/**
 * Finds or installs a whole Chromium, for what the headless shell lacks, such as Background Sync. Only tests of the full
 * suite call this, when they run, so that the quick suite installs the shell alone.
 */
export function wholeBrowser(): { executablePath: string; args: string[] } {
  const found = findWholeBrowser() ?? install('chromium', ['--no-shell'], findWholeBrowser)
  return { ...found, args: chromiumArgs }
}

function findPageBrowser(): LaunchOptions | undefined {
  if (process.env.CHROMIUM_PATH) return namedBrowser(process.env.CHROMIUM_PATH)
  if (existsSync(headlessShell)) return { executablePath: headlessShell }
  // Playwright starts its own headless shell if no path is given.
  const [folder = ''] = chromium.executablePath().split(/(?<=chromium-\d+)[/\\]/)
  if (existsSync(folder.replace(/chromium-(\d+)$/, 'chromium_headless_shell-$1'))) return {}
  return findWholeBrowser()
}

function findWholeBrowser(): { executablePath: string } | undefined {
  if (process.env.CHROMIUM_PATH) return namedBrowser(process.env.CHROMIUM_PATH)
  const executablePath = wholeBrowsers.find((path) => existsSync(path))
  return executablePath === undefined ? undefined : { executablePath }
}

function namedBrowser(executablePath: string): { executablePath: string } {
  if (existsSync(executablePath)) return { executablePath }
  throw new Error(`CHROMIUM_PATH names ${executablePath}, where nothing is.`)
}

/** Installs Chromium with Playwright or, as root on Debian, with the package manager. */
function install<Found>(debianPackage: string, options: string[], find: () => Found | undefined): Found {
  console.log('No Chromium found: installing one for the tests …')
  spawnSync('npx', ['playwright', 'install', 'chromium', ...options], { stdio: 'inherit' })
  const downloaded = find()
  if (downloaded) return downloaded
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update'], { stdio: 'inherit' })
    spawnSync(
      'apt-get',
      ['install', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300', debianPackage],
      { stdio: 'inherit' },
    )
  }
  const installed = find()
  if (installed) return installed
  throw new Error(
    `The tests need Chromium: run \`npx playwright install chromium\`, install ${debianPackage} with your system, or set CHROMIUM_PATH.`,
  )
}
