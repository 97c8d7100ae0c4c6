import { execFileSync } from 'node:child_process'
import { developmentPath } from '../support/built-site.ts'
import { test } from '../support/site.ts'

test('the site is built for development', () => {
  test.setTimeout(240_000)
  execFileSync(
    'npx',
    ['vite', 'build', '--mode', 'development', '--outDir', developmentPath, '--emptyOutDir'],
    {
      env: { ...process.env, NODE_ENV: 'development' },
      stdio: 'pipe',
    },
  )
})
