import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { serverProcess } from './server-process.ts'

const vite = path.resolve(import.meta.dirname, '../../node_modules/vite/bin/vite.js')
const port = 4_199

describe('npm run dev', () => {
  it('serves the entry and the sandbox', async () => {
    const server = await serverProcess(
      process.execPath,
      [vite, '--config', 'tests/sandbox/vite.config.ts', '--host', '127.0.0.1', '--strictPort'],
      port,
      { PORT: String(port) },
    )
    onTestFinished(server.stop)
    for (const page of ['', 'ar/', 'src/main.tsx', 'sandbox/'])
      expect((await fetch(`http://127.0.0.1:${port}/${page}`)).status, page).toBe(200)
  })
})
