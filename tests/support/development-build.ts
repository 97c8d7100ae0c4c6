import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { neutralPath } from '@/contract/language.ts'
import { onePathPerTemplate } from './paths.ts'
import { cachePath, distPath } from './built-site.ts'

/**
 * A development build with error reports enabled, in which React reports every mismatch. Has one page per template,
 * which halves the time, and is made once per build by the first worker.
 */
export async function developmentBuild(): Promise<string> {
  const version = createHash('sha256')
    .update(readFileSync(path.join(distPath, 'sw.js')))
    .digest('hex')
  const folder = path.join(cachePath, `development-of-${version.slice(0, 12)}`)
  // The parent process id identifies this run, as an aborted run may have left its folder behind.
  const making = `${folder}-${process.ppid}`
  if (existsSync(folder)) return folder
  if (isFirst(making)) {
    build(making)
    renameSync(making, folder)
  }
  while (!existsSync(folder)) await pause(200)
  return folder
}

function isFirst(making: string): boolean {
  mkdirSync(cachePath, { recursive: true })
  try {
    mkdirSync(making)
    return true
  } catch {
    return false
  }
}

function build(folder: string) {
  const options = ['--config', 'tests/sandbox/vite.config.ts', '--mode', 'development']
  execFileSync('npx', ['vite', 'build', ...options, '--outDir', folder, '--emptyOutDir'], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PRERENDER_ONLY: onePathPerTemplate.map(neutralPath).join(' '),
      VITE_REPORT_URL: '/sandbox/report',
      VITE_WHATSAPP_NUMBER: '+971 50 123 4567',
    },
    stdio: 'pipe',
  })
}
