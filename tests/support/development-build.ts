import { execFileSync } from 'node:child_process'
import { neutralPath } from '@/contract/language.ts'
import { onePathPerTemplate } from './paths.ts'
import { makeOnce } from './built-site.ts'

/**
 * A development build with error reports enabled, in which React reports every mismatch. Has one page per template,
 * which halves the time.
 */
export const developmentBuild = () => makeOnce('development-of', build)

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
