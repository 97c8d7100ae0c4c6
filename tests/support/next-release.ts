import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { distPath } from './built-site.ts'

const cache = path.resolve(import.meta.dirname, '../../node_modules/.cache')

/**
 * A second build of the site, as the next release would be: another address in its configuration gives the entry
 * another name, and with it every script that imports from it. Built once for each build under test.
 */
export function nextRelease(): string {
  const version = createHash('sha256')
    .update(readFileSync(path.join(distPath, 'sw.js')))
    .digest('hex')
  const folder = path.join(cache, `release-after-${version.slice(0, 12)}`)
  if (existsSync(folder)) return folder
  mkdirSync(cache, { recursive: true })
  // Built aside: two workers may ask at the same time, and one that was broken off must not count.
  const building = `${folder}-${process.pid}`
  execFileSync('npx', ['vite', 'build', '--outDir', building, '--emptyOutDir'], {
    env: { ...process.env, VITE_ESPORTS_URL: 'https://esports.example/next' },
    stdio: 'pipe',
  })
  if (existsSync(folder)) rmSync(building, { recursive: true })
  else renameSync(building, folder)
  return folder
}

/** Whether the open page is the next release's. */
export async function expectRelease(page: Page, which: 'this' | 'next'): Promise<void> {
  const address = page.locator('a[href="https://esports.example/next"]').first()
  await expect(address).toHaveCount(which === 'next' ? 1 : 0)
}
