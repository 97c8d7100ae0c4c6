import { cpSync } from 'node:fs'
import path from 'node:path'
import { distPath } from './built-site.ts'
import { smallRelease } from './small-release.ts'

/**
 * The kill-switch release, built as in DEPLOY, of these pages alone; with the assets of the build before. The caller
 * removes it.
 */
export function buildKillSwitchRelease(pages: readonly string[]): string {
  const folder = smallRelease(pages, { VITE_SW_KILL_SWITCH: 'true' })
  cpSync(path.join(distPath, 'assets'), path.join(folder, 'assets'), { recursive: true, force: false })
  return folder
}
