import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { distPath } from '../support/built-site.ts'
import type { Server } from './is-server-installed.ts'

export const examples = path.resolve(import.meta.dirname, '../../.github/hosts')

/** Creates /srv/sporte of DEPLOY.md in a temporary folder: one release with its server configuration. */
export function releaseFolder(server: Server) {
  const folder = mkdtempSync(path.join(tmpdir(), `sporte-${server}-`))
  const release = path.join(folder, 'releases/1')
  mkdirSync(release, { recursive: true })
  symlinkSync(distPath, path.join(release, 'dist'))
  const told = execFileSync(process.execPath, [
    path.join(examples, 'release-config.mjs'),
    server,
    path.join(release, 'dist'),
  ])
  writeFileSync(path.join(release, `host.${server}`), told)
  symlinkSync(release, path.join(folder, 'current'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Another process can take this port before the server starts. The servers cannot inherit an open port. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise<void>((resolve) => server.close(() => resolve()))
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}
