import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * A production build of only these pages, with another configuration than the build under test. The caller removes it.
 */
export function smallRelease(pages: readonly string[], config: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'))
  execFileSync('npx', ['vite', 'build', '--outDir', folder, '--emptyOutDir'], {
    env: { ...process.env, NODE_ENV: 'production', PRERENDER_ONLY: pages.join(' '), ...config },
    stdio: 'pipe',
  })
  return folder
}
